const { NormalModuleReplacementPlugin } = require('webpack');

const withoutNode = (resource) => (resource.request = resource.request.slice('node:'.length));

module.exports = {
  webpack: {
    plugins: [new NormalModuleReplacementPlugin(/^node:/, withoutNode)], // node:buffer is buffer
    configure: {
      resolve: { fallback: { crypto: false } }, // the SDK uses the browser's own
    },
  },
};
