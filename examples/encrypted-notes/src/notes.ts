import { decryptToString } from '@lit-protocol/lit-node-client';
import type { AccessControlConditions, SessionSigsMap } from '@lit-protocol/types';
import { client } from './get-session';

/** No secret: the nodes help its writer alone to decrypt it. */
export interface Note {
  ciphertext: string;
  dataToEncryptHash: string;
  accessControlConditions: AccessControlConditions;
  chain: string;
}

const chain = 'ethereum';
const keyOf = (account: string) => `notes of ${account}`;

export function loadNotes(account: string): Note[] {
  return JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]') as Note[];
}

/** Encrypts a note for the account and keeps it. Needs no signature. */
export async function writeNote(account: string, text: string): Promise<void> {
  if (!client.ready) await client.connect();
  const accessControlConditions = [
    {
      contractAddress: '',
      standardContractType: '' as const,
      chain,
      method: '',
      parameters: [':userAddress'],
      returnValueTest: { comparator: '=' as const, value: account },
    },
  ];
  // The nodes see the hash of what is encrypted. With the salt nobody can guess a short note.
  const salted = JSON.stringify({ text, salt: crypto.randomUUID() });
  const { ciphertext, dataToEncryptHash } = await client.encrypt({
    accessControlConditions,
    chain,
    dataToEncrypt: new TextEncoder().encode(salted),
  });
  const note = { ciphertext, dataToEncryptHash, accessControlConditions, chain };
  localStorage.setItem(keyOf(account), JSON.stringify([note, ...loadNotes(account)]));
}

/** Decrypts a note. Throws what the SDK throws if the session is not the writer's. */
export async function readNote(
  note: Note,
  sessionSigs: SessionSigsMap,
): Promise<string> {
  const salted = await decryptToString({ ...note, sessionSigs }, client);
  return (JSON.parse(salted) as { text: string }).text;
}
