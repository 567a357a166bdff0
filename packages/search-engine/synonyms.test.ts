import {describe, expect, it} from 'vitest';
import {fetchFrom, FOLDER, indexFiles} from './testing/index-files';
import {section} from './testing/records';
import SYNONYMS from './synonyms.json';
import {createEngine} from './engine';

/** Whether a query finds a section with this text, and nothing else of a small site. */
async function finds(query: string, text: string): Promise<boolean> {
  const files = indexFiles([
    section('/v3/wanted', 'A page', `${text}.`),
    section('/v3/other', 'Another', 'Whatever else.'),
  ]);
  const search = createEngine(FOLDER, fetchFrom(files));
  const {hits} = await search({query, areas: ['v3'], limit: 5});
  return hits.length === 1 && hits[0]!.url === '/v3/wanted';
}

describe('synonyms', () => {
  it.each([
    ['eip-4361', 'siwe'],
    ['EIP-4361', 'Use SIWE'],
    ['eip 4361', 'siwe'],
    ['eip4361', 'siwe'],
    ['siwe', 'Read EIP-4361'],
    ['one-time code', 'an email'],
    ['one time codes', 'Stytch helps'],
    ['one-time code', 'an OTP'],
    ['e-mail', 'Stytch helps'],
    ['OAuth', 'With Discord'],
    ['erc-4337', 'account abstraction'],
    ['ERC4337', 'a smart account'],
    ['programmable key pairs', 'a PKP'],
    ['tell me about token gating', 'an access control condition'],
    ['faq', 'Frequently asked questions'],
  ])('%s finds "%s"', async (query, text) => {
    expect(await finds(query, text)).toBe(true);
  });

  it('are not taken from a part of a phrase', async () => {
    expect(await finds('ethereum', 'siwe')).toBe(false);
    expect(await finds('code', 'stytch')).toBe(false);
  });

  const pairs = SYNONYMS.flatMap((group) =>
    group.flatMap((query) => group.filter((text) => text !== query).map((text) => [query, text])),
  );
  it.each(pairs)('%s finds %s', async (query, text) => {
    expect(await finds(query, text)).toBe(true);
  });
});
