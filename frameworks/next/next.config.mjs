export default {
  // On the server, Node loads the SDK: Turbopack looks for a package "electron" that a dependency names.
  serverExternalPackages: ['@lit-protocol/lit-node-client'],
};
