import { encryptAndDecrypt } from '../../../lit.js';

export const dynamic = 'force-dynamic'; // not once while the app is built

export async function GET() {
  return new Response(await encryptAndDecrypt('Meet at noon.'));
}
