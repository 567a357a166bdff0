import { encryptAndDecrypt } from './lit.js';

console.log(await encryptAndDecrypt('Meet at noon.'));
