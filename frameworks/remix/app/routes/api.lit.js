import { encryptAndDecrypt } from '../../lit.js';

export const loader = async () => new Response(await encryptAndDecrypt('Meet at noon.'));
