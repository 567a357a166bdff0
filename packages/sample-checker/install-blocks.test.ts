import {describe, expect, it} from 'vitest';
import {contentOf} from './fences';
import {fence} from './testing/check-texts';
import {readerPages} from './pages';
import {checkInstallBlocks} from './install-blocks';

const INIT = 'mkdir app && cd app &&\nnpm init -y && npm pkg set type=module\n';
const AWAITS = fence('ts', 'await Promise.resolve();');

function problemsOf(text: string, partial = ''): string[] {
  const parsed = Object.entries({'docs/a.mdx': text, 'docs/_part.mdx': partial}).map(
    ([path, each]) => [path, {path, text: each, version: 'v3', ...contentOf(each)}] as const,
  );
  return readerPages(new Map(parsed))
    .flatMap(checkInstallBlocks)
    .map(({page, line, message}) => `${page}:${line} ${message}`);
}

describe('checkInstallBlocks', () => {
  it('accepts a folder of modules with exact packages, here or in a partial', () => {
    const block = fence('bash', `${INIT}npm install --save-exact a@1.2.3`);
    expect(problemsOf(block + AWAITS)).toEqual([]);
    const including = `import Part from './_part.mdx';\n\n<Part />\n\n${AWAITS}`;
    expect(problemsOf(including, block)).toEqual([]);
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
    const install = (before: string) => problemsOf(fence('bash', `${before}npm i a@1.2.3`));
    const wrong = [expect.stringContaining('docs/a.mdx:1 installs into no folder') as string];
    expect(install('')).toEqual(wrong);
    // If the folder exists, this goes on in its parent.
    expect(install(INIT.replace('app &&\n', 'app\n'))).toEqual(wrong);
    expect(install("# in your app's folder\n")).toEqual([]);
    expect(install('npm create b@1.0.0 c\ncd c\n')).toEqual([]);
  });

  it('wants exact versions', () => {
    expect(
      problemsOf(fence('bash', `${INIT}npm install a@^1.2.0 b && npm i -g c && npm i --global d`)),
    ).toEqual([
      'docs/a.mdx:1 "a" is installed without an exact version',
      'docs/a.mdx:1 "b" is installed without an exact version',
    ]);
  });

  it('leaves a page alone that says why', () => {
    expect(problemsOf(`{/* install: a cloned app */}\n\n${AWAITS}`)).toEqual([]);
  });
});
