export default {
  webpack(config, { webpack }) {
    const withoutPrefix = (resource) => {
      resource.request = resource.request.slice('node:'.length);
    };
    // The SDK names "node:buffer", and this webpack knows no such names.
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(/^node:/, withoutPrefix));
    return config;
  },
};
