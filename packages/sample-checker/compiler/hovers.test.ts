import {beforeAll, describe, expect, it} from 'vitest';
import type {Outcome} from '../check-pages';
import {checkTexts, fence} from '../testing/check-texts';
import {documentationOf, signatureOf} from './hovers';

const PAGE = [
  fence(
    'ts title="a.ts"',
    "import { LitAbility } from '@lit-protocol/auth-helpers';\nconst size = 1;",
  ),
  // Continues the first, which makes its lines later ones for the compiler.
  fence('ts title="b.ts" after="a.ts"', '\nconst wide = size + 1;\n'),
].join('\n');

let outcomes: Outcome[];

beforeAll(async () => {
  const report = await checkTexts({'page.mdx': PAGE});
  expect(report.problemsOf('page.mdx')).toEqual([]);
  outcomes = report.outcomes;
});

describe('identifiers with a type', () => {
  it('have the type that the compiler sees', () => {
    expect(outcomes[1]!.hovers.map(({signature}) => signature)).toEqual([
      'const wide: number',
      'const size: 1',
    ]);
  });

  it('have the documentation of the SDK', () => {
    const [ability] = outcomes[0]!.hovers;
    expect(ability).toMatchObject({
      signature: 'enum LitAbility',
      documentation: 'These are the user-facing abilities that can be granted to a session.',
    });
  });
});

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
  const long = 'word '.repeat(200).trim();
  const TAGS: [name: string, text: string][] = [
    ['param', 'name'],
    ['param', 'size in\n  bytes'],
    ['returns', 'the hash'],
    ['since', 'v1'],
  ];

  it.each([
    [
      'is plain text',
      'See [it](https://a.b) for `x` \\- twice.\n\n---- Main ----',
      'See it for `x` - twice.',
    ],
    ['ends before examples', 'Does it.\n\n```js\ngo();\n```\nMore.', 'Does it.'],
    ['has at least one paragraph', `${long}\n\nSecond.`, long],
    ['has several short ones', 'First.\n\nSecond.', 'First.\n\nSecond.'],
    [
      'keeps the tags that say something',
      'A.',
      'A.\n\n@param size in bytes\n@returns the hash',
      TAGS,
    ],
  ])('%s', (_what, comment, expected, tags: typeof TAGS = []) => {
    const info = {
      documentation: parts(comment),
      tags: tags.map(([name, text]) => ({name, text: parts(text)})),
    };
    expect(documentationOf(info)).toBe(expected);
  });
});
