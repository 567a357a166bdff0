import { encryptAndDecrypt } from '../../../lit.js';

export const GET = async () => new Response(await encryptAndDecrypt('Meet at noon.'));
