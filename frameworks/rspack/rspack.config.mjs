process.env.RUST_MIN_STACK = '16777216'; // the minifier crashes on the SDK with less

export default {
  mode: 'production',
  entry: './main.js',
  resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
};
