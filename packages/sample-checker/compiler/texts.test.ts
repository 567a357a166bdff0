import {describe, expect, it} from 'vitest';
import {documentationOf, signatureOf} from './texts';

const parts = (text: string) => [{text, kind: 'text'}];
const signature = (text: string) =>
  signatureOf({folder: '/home/a/site/sdk/v3'}, {displayParts: parts(text)});

describe('a signature', () => {
  it.each([
    ['(alias) class A\nimport A', 'class A'],
    ['(alias) const a: {\n    b: string;\n}\nexport a', 'const a: {\n    b: string;\n}'],
    ['const a: string', 'const a: string'],
  ])('does not say that %j is imported', (text, expected) => {
    expect(signature(text)).toBe(expected);
  });

  it.each([
    ['a package', '/home/a/site/sdk/v3/node_modules/@lit/x/index', '@lit/x/index'],
    ['a package of the project', '/home/a/site/node_modules/typescript/lib', 'typescript/lib'],
    ['a sample', '/home/a/site/sdk/v3/.samples/docs/a.mdx/0/lit', './lit'],
  ])('does not say where %s is on this machine', (_what, file, expected) => {
    expect(signature(`typeof import("${file}")`)).toBe(`typeof import("${expected}")`);
  });
});

describe('documentation', () => {
  const documentation = (comment: string, tags: {name: string; text: string}[] = []) =>
    documentationOf({
      documentation: parts(comment),
      tags: tags.map(({name, text}) => ({name, text: parts(text)})),
    });

  it('is plain text', () => {
    expect(documentation('See [the guide](https://a.b) for `x` \\- twice.\n\n---- Main ----')).toBe(
      'See the guide for `x` - twice.',
    );
  });

  it('ends before examples', () => {
    expect(documentation('Does it.\n\n```js\ngo();\n```\nMore.')).toBe('Does it.');
  });

  it('ends after a paragraph, and has at least one', () => {
    const long = 'word '.repeat(200).trim();
    expect(documentation(`${long}\n\nSecond.`)).toBe(long);
    expect(documentation('First.\n\nSecond.')).toBe('First.\n\nSecond.');
  });

  it('keeps the tags that say something', () => {
    const tags = [
      {name: 'param', text: 'name'},
      {name: 'param', text: 'size in\n  bytes'},
      {name: 'returns', text: 'the hash'},
      {name: 'since', text: 'v1'},
    ];
    expect(documentation('Hashes.', tags)).toBe(
      'Hashes.\n\n@param size in bytes\n@returns the hash',
    );
  });
});
