export default {
  experimental: {
    // On the server, Node loads the SDK.
    serverComponentsExternalPackages: ['@lit-protocol/lit-node-client'],
  },
  webpack(config, { webpack }) {
    const withoutPrefix = (resource) => {
      resource.request = resource.request.slice('node:'.length);
    };
    // The SDK names "node:buffer", and this webpack knows no such names.
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(/^node:/, withoutPrefix));
    return config;
  },
};
