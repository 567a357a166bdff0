import { encryptAndDecrypt } from '../../lit.js';

export default async function handler(_request, response) {
  response.send(await encryptAndDecrypt('Meet at noon.'));
}
