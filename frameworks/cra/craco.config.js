module.exports = {
  webpack: {
    configure: {
      resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
    },
  },
};
