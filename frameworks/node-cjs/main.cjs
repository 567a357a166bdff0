const { LitNodeClient } = require('@lit-protocol/lit-node-client');

import('./lit.js').then(async ({ encryptAndDecrypt }) => {
  console.log(typeof LitNodeClient, await encryptAndDecrypt('Meet at noon.'));
});
