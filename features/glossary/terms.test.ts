import {describe, expect, it} from 'vitest';
import {readTerms} from './terms';

const PAGE = 'docs/resources/glossary.mdx';

const termsOf = (...lines: string[]) =>
  readTerms(PAGE, ['---', 'title: Glossary', '---', '', ...lines].join('\n\n'));

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

  it('leaves out where to read on, and remembers it', () => {
    expect(termsOf('### PKP', 'A key pair. See [PKPs](../sdk/wallets/intro.mdx#what).')[0]).toEqual(
      {
        title: 'PKP',
        id: 'pkp',
        definition: 'A key pair.',
        explainedOn: 'docs/sdk/wallets/intro.mdx',
      },
    );
    expect(termsOf('### EOA', 'A key. See [Accounts](https://example.org).')[0]).toEqual({
      title: 'EOA',
      id: 'eoa',
      definition: 'A key.',
    });
  });

  it('keeps a sentence that begins like a hint and is none', () => {
    expect(termsOf('### A', 'See [this](./a.mdx) first, and then that.')[0]?.definition).toBe(
      'See this first, and then that.',
    );
  });

  it('needs a paragraph', () => {
    expect(termsOf('### A', '- a list', '### B', 'b')).toMatchObject([{title: 'B'}]);
  });

  it('has an anchor of its own, as Docusaurus gives it', () => {
    expect(termsOf('## Proof', '### Proof', 'a').map(({id}) => id)).toEqual(['proof-1']);
  });
});
