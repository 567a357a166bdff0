import {describe, expect, it} from 'vitest';
import {contentOf} from '../fences';
import type {ParsedFile} from '../pages';
import {fence} from '../testing/check-texts';
import {checkInstallBlocks, readerPages} from './blocks';

const INIT = 'mkdir app && cd app &&\nnpm init -y && npm pkg set type=module\n';
const AWAITS = fence('ts', 'await Promise.resolve();');

function problemsOf(text: string, partial = ''): string[] {
  const files = [
    {path: 'docs/a.mdx', text, version: 'v3' as const},
    {path: 'docs/_part.mdx', text: partial, version: 'v3' as const},
  ];
  const parsed = files.map((file): [string, ParsedFile] => [
    file.path,
    {...file, ...contentOf(file.text)},
  ]);
  return readerPages(new Map(parsed))
    .flatMap((page) => checkInstallBlocks(page))
    .map(({page, line, message}) => `${page}:${line} ${message}`);
}

describe('checkInstallBlocks', () => {
  it('accepts a folder of modules with exact packages, here or in a partial', () => {
    const block = fence('bash', `${INIT}npm install --save-exact a@1.2.3`);
    expect(problemsOf(block + AWAITS)).toEqual([]);
    expect(problemsOf(`import Part from './_part.mdx';\n\n<Part />\n\n${AWAITS}`, block)).toEqual(
      [],
    );
  });

  it.each([
    ['a statement', fence('ts', "import a from 'a';\nawait a();")],
    ['a block', fence('js', 'try {\n  await a();\n} catch {}')],
    ['a loop', fence('ts', 'for await (const part of parts) console.log(part);')],
  ])('finds an await in %s', (_what, sample) => {
    expect(problemsOf(sample)).toEqual([
      expect.stringContaining('docs/a.mdx:1 awaits at top level') as string,
    ]);
  });

  it.each([
    ['functions', fence('ts', 'const f = async () => {\n  await a();\n};')],
    ['Lit Actions', fence('js env=action', 'await a();')],
    ['files that are modules by name', fence('ts title="a.mts"', 'await a();')],
  ])('asks nothing of %s', (_what, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });

  it('wants the type of modules before the sample', () => {
    expect(problemsOf(AWAITS + fence('bash', INIT))).toHaveLength(1);
  });

  it('wants a folder, or words that it is the app of the reader', () => {
    expect(problemsOf(fence('bash', 'npm install a@1.2.3'))).toEqual([
      expect.stringContaining('docs/a.mdx:1 installs into no folder') as string,
    ]);
    // Where the folder exists, this goes on in its parent.
    expect(problemsOf(fence('bash', INIT.replace('app &&\n', 'app\n') + 'npm i a@1.2.3'))).toEqual([
      expect.stringContaining('docs/a.mdx:1 installs into no folder') as string,
    ]);
    expect(problemsOf(fence('bash', "# in your app's folder\nnpm install a@1.2.3"))).toEqual([]);
    expect(problemsOf(fence('bash', 'npm create b@1.0.0 c\ncd c\nnpm i a@1.2.3'))).toEqual([]);
  });

  it('wants exact versions', () => {
    expect(problemsOf(fence('bash', `${INIT}npm install a@^1.2.0 b && npm i -g c`))).toEqual([
      'docs/a.mdx:1 "a" is installed without an exact version',
      'docs/a.mdx:1 "b" is installed without an exact version',
    ]);
  });

  it('leaves a page alone that says why', () => {
    expect(problemsOf(`{/* install: a cloned app */}\n\n${AWAITS}`)).toEqual([]);
  });
});
