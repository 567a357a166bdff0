import webpack from 'webpack';

const withoutNode = (resource) => (resource.request = resource.request.slice('node:'.length));

export default {
  mode: 'production',
  entry: './main.js',
  resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
  plugins: [new webpack.NormalModuleReplacementPlugin(/^node:/, withoutNode)], // node:buffer is buffer
};
