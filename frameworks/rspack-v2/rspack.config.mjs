import { rspack } from '@rspack/core';

const withoutNode = (resource) => (resource.request = resource.request.slice('node:'.length));

export default {
  mode: 'production',
  entry: './main.js',
  optimization: { minimize: false }, // the minifier crashes on the SDK
  resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
  plugins: [new rspack.NormalModuleReplacementPlugin(/^node:/, withoutNode)], // node:buffer is buffer
};
