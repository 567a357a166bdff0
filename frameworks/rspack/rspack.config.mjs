export default {
  mode: 'production',
  entry: './main.js',
  optimization: { minimize: false }, // the minifier crashes on the SDK
  resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
};
