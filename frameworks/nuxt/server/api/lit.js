import { encryptAndDecrypt } from '../../lit.js';

export default defineEventHandler(() => encryptAndDecrypt('Meet at noon.'));
