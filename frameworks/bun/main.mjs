import { LIT_NETWORKS } from '@lit-protocol/constants';

// Leads the SDK to the local network, as lit-local-network does by itself for Node.
const { v3, v2Jalapeno } = JSON.parse(process.env.LIT_LOCAL_NETWORK);
Object.assign(LIT_NETWORKS, { cayenne: v3.bootstrapUrls, jalapeno: v2Jalapeno.bootstrapUrls });

const { encryptAndDecrypt } = await import('./lit.js');
console.log(await encryptAndDecrypt('Meet at noon.'));
