import {beforeAll, describe, expect, it} from 'vitest';
import {highlightLines} from '../../../features/code-blocks/highlight';
import {visibleCode} from '../../../lib/node/fences';
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
  fence(
    'ts',
    'const a = 1;\n// ---cut---\nconst b = a;\n// ---cut-start---\nconst c = b;\n// ---cut-end---\nconsole.log(b);',
  ),
  fence(
    'ts',
    "// @filename: one.ts\nexport const one = 1;\n// @filename: two.ts\nimport { one } from './one';\nexport const two = one;",
  ),
  fence('ts', 'let kept = 1;\nkept = 2; // [!code ++]\n// [!code ++]\nkept = 3;'),
  fence(
    'js env=action',
    'const toSign = new Uint8Array(32);\n// ---cut---\nLit.Actions.setResponse({ response: String(toSign) });',
  ),
  fence('tsx', 'export const Name = () => <b title="a">{"b"}</b>;'),
].join('\n');

let outcomes: Outcome[];

beforeAll(async () => {
  const report = await checkTexts({'page.mdx': PAGE});
  expect(report.problemsOf('page.mdx')).toEqual([]);
  outcomes = report.outcomes;
});

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&gt;/g, '>');

/** The identifiers with a type as `line:text`, read from the code block that the reader sees. */
async function readFrom(index: number): Promise<string[]> {
  const {sample, hovers} = outcomes[index]!;
  const {code, language} = sample.fence;
  const html = await highlightLines(visibleCode(code), language, new Set());
  const lines = html.split('\n').map(textOf);
  return hovers.map(
    ({line, column, length}) => `${line}:${lines[line]?.slice(column, column + length)}`,
  );
}

describe('identifiers with a type', () => {
  it.each([
    ['a sample', 0, ['0:LitAbility', '1:size']],
    ['one that continues another', 1, ['0:wide', '0:size']],
    ['one with hidden lines', 2, ['0:b', '0:a', '1:console', '1:log', '1:b']],
    ['one of several files', 3, ['0:one', '1:one', '2:two', '2:one']],
    ['one with lines that highlighting removes', 4, ['0:kept', '1:kept', '2:kept']],
    [
      'a Lit Action',
      5,
      ['0:Lit', '0:Actions', '0:setResponse', '0:response', '0:String', '0:toSign'],
    ],
    ['JSX', 6, ['0:Name', '0:b', '0:title', '0:b']],
  ])('stand where the reader sees them in %s', async (_what, index, expected) => {
    expect(await readFrom(index)).toEqual(expected);
  });

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
