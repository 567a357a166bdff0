import {describe, expect, it} from 'vitest';
import {GLOSSARIES, glossaryFor, namesOf, readGlossary, readTerms} from './glossary';

const termsOf = (...blocks: string[]) =>
  readTerms('docs/resources/glossary.mdx', ['---\ntitle: A\n---', ...blocks].join('\n\n'));

describe('a term', () => {
  it('has the anchor of its heading and its first paragraph as plain text', () => {
    expect(
      termsOf(
        'A lead.',
        '## A to C',
        '### Boneh-Lynn-Shacham (BLS) signatures',
        'A *scheme* for `sign()`\n and [more](https://example.org).',
        'A second paragraph.',
      ),
    ).toEqual([
      {
        title: 'Boneh-Lynn-Shacham (BLS) signatures',
        id: 'boneh-lynn-shacham-bls-signatures',
        definition: 'A scheme for sign() and more.',
      },
    ]);
  });

  it.each([
    ['A key. See [PKPs](../sdk/pkp.mdx#what).', 'A key.', 'docs/sdk/pkp.mdx'],
    ['A key. See [Accounts](https://example.org).', 'A key.', undefined],
    ['See [this](./a.mdx) first, and then that.', 'See this first, and then that.', undefined],
  ])('leaves out where to read on, and remembers it: %s', (text, definition, explainedOn) => {
    expect(termsOf('### A', text)).toEqual([{title: 'A', id: 'a', definition, explainedOn}]);
  });

  it('needs a paragraph, and has an anchor of its own, as Docusaurus gives it', () => {
    expect(termsOf('## B', '### A', '- a list', '### B', 'b')).toMatchObject([{id: 'b-1'}]);
  });
});

const names = (
  titles: string[],
  aliases: Record<string, readonly string[]> = {},
  ordinary: string[] = [],
) => {
  const terms = titles.map((title) => ({title, id: title, definition: ''}));
  return [...namesOf(terms, {aliases, ordinary}).keys()];
};

describe('the names of a term', () => {
  it.each([
    ['AuthSig', ['AuthSig', 'AuthSigs']],
    ['SessionSigs', ['SessionSigs']],
    ['Lit Action', ['Lit Action', 'Lit Actions']],
    ['Session key', ['session key', 'session keys', 'Session key', 'Session keys']],
    ['Relayer', ['relayer', 'relayers', 'Relayer', 'Relayers']],
    ['Key generation (MPC)', expect.arrayContaining(['key generations', 'MPC', 'MPCs'])],
  ])('%s', (title, expected) => {
    expect(names([title])).toEqual(expected);
  });

  it('are joined by its aliases, and are none where it is an ordinary word', () => {
    expect(names(['SIWE', 'Proof'], {SIWE: ['EIP-4361']}, ['Proof'])).toEqual([
      'SIWE',
      'SIWEs',
      'EIP-4361',
      'EIP-4361s',
    ]);
  });

  it.each([
    [['A'], {B: ['c']}, [], '"B" is not a heading of the glossary; name one of its terms'],
    [['A'], {}, ['B'], '"B" is not a heading of the glossary; name one of its terms'],
    [['Aa', 'Bb'], {Bb: ['Aa']}, [], '"aa" is a name of "Aa" and of "Bb"'],
  ])('are refused if wrong, in one line: %j, %j, %j', (titles, aliases, ordinary, line) => {
    expect(() => names(titles, aliases, ordinary)).toThrow(
      `features/glossary/aliases.json: ${line}`,
    );
  });
});

it.each([
  ['docs/sdk/tests.mdx', '/v3/resources/glossary'],
  ['versioned_docs/version-2.0/pkp/intro.mdx', '/v2/resources/glossary'],
  ['docs/resources/glossary.mdx', undefined],
  ['docs/sdk/_shared.mdx', undefined],
  ['learningLab/intro.mdx', undefined],
])('the glossary of %s is %s', (page, route) => {
  expect(glossaryFor(page)?.route).toBe(route);
});

it('the glossary is the page that is written, with the aliases that are kept', () => {
  const glossary = readGlossary(process.cwd(), GLOSSARIES[0]!);
  expect(glossary.terms.length).toBeGreaterThanOrEqual(26);
  expect(glossary.names.get('ACC')?.id).toBe('access-control-condition-acc');
  expect(glossary.names.get('session signatures')?.id).toBe('sessionsigs');
  expect(['action', 'proof', 'scope', 'encryption'].filter((it) => glossary.names.has(it))).toEqual(
    [],
  );
  for (const {definition} of glossary.terms) {
    expect(definition.length).toBeGreaterThan(40);
    expect(definition.split(/[.?!](?:\s|$)/).length, definition).toBeLessThanOrEqual(5);
  }
});
