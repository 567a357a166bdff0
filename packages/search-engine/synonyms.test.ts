import {describe, expect, it} from 'vitest';
import {fetchFrom, FOLDER, indexFiles, section} from './testing/site';
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
    ['EIP-4361', 'Use SIWE'],
    ['eip 4361', 'siwe'],
    ['eip4361', 'siwe'],
    ['one time codes', 'Stytch helps'],
    ['e-mail', 'Stytch helps'],
    ['ERC4337', 'a smart account'],
    ['programmable key pairs', 'a PKP'],
    ['tell me about token gating', 'an access control condition'],
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
