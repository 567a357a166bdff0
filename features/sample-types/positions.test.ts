import {beforeAll, expect, it} from 'vitest';
import type {Outcome} from 'sample-checker';
import {checkTexts, fence} from 'sample-checker/testing/check-texts';
import {visibleCode} from '../../lib/node/fences';
import {highlightLines} from '../code-blocks/highlight';

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

const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&gt;/g, '>');

/** The identifiers with a type as `line:text`, read from the code block that the reader sees. */
async function readFrom(index: number): Promise<string[]> {
  const {sample, hovers} = outcomes[index]!;
  const {code, language} = sample.fence;
  const html = await highlightLines(visibleCode(code), language, new Set());
  const lines = html.split('\n').map(withoutTags);
  return hovers.map(
    ({line, column, length}) => `${line}:${lines[line]?.slice(column, column + length)}`,
  );
}

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
])('finds identifiers where the reader sees them in %s', async (_what, index, expected) => {
  expect(await readFrom(index)).toEqual(expected);
});
