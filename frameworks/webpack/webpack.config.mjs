export default {
  mode: 'production',
  entry: './main.js',
  resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
};
