export default {
  experimental: {
    // On the server, Node loads the SDK.
    serverComponentsExternalPackages: ['@lit-protocol/lit-node-client'],
  },
};
