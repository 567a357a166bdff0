import {expect, it} from 'vitest';
import {parsePages, readerPages} from './pages';
import {projectsOf, type PageProject} from './projects';
import {fence, memoryCache, SDKS} from './testing/check-texts';

async function projectOf(texts: Readonly<Record<string, string>>, name = 'page.mdx') {
  const files = Object.entries(texts).map(([path, text]) => ({path, text, version: 'v3' as const}));
  const projects = projectsOf(readerPages(await parsePages(files, memoryCache())), SDKS);
  return projects.find(({page}) => page.file.path === name);
}

const listOf = (project?: PageProject) =>
  project?.files.map(({name, kind, from}) => [name, kind, from].filter(Boolean).join(' '));

it('has the files of a page and what they import from others, by what they are', async () => {
  const project = await projectOf({
    'page.mdx':
      fence('bash', 'mkdir app && cd app &&\nnpm init -y && npm install ethers@5.7.2') +
      fence('ts title="run.ts" env=node', `import { lock } from './lock';\nlock();`) +
      fence('ts title="more.ts" after="run.ts"', `console.log('more');`) +
      fence('js title="sign.action.js" env=action', 'go();') +
      fence('ts title="run.test.ts"', `import './run';`) +
      fence('html title="index.html"', '<p>') +
      fence('ts', `console.log('no title');`) +
      fence('ts title="part.ts" unrun=fragment', `console.log('part');`) +
      fence('ts title="old.ts" sdk=v2', `console.log('other release');`) +
      fence('ts title="next.ts"', `import Link from 'next/link';`),
    'lock.mdx':
      fence(
        'ts title="lock.ts" shared',
        `import { key } from './key';\nexport const lock = () => key;`,
      ) +
      fence(
        'ts title="key.ts" shared',
        `import { ethers } from 'ethers';\nexport const key = ethers;`,
      ),
    'elsewhere.mdx': `{/* install: in an app that exists */}\n\n${fence('ts title="a.ts"', 'run();')}`,
  });
  expect(listOf(project)).toEqual([
    'run.ts program',
    'more.ts program',
    'sign.action.js action',
    'run.test.ts test',
    'index.html other',
    'lock.ts module lock.mdx',
    'key.ts module lock.mdx',
  ]);
  const [run, more, , , , , key] = project!.files;
  expect(run!.uses).toEqual(['lock.ts']);
  expect(more!.code).toBe(`import { lock } from './lock';\nlock();\n\nconsole.log('more');`);
  expect(key!.packages).toEqual(['ethers']);
  expect(project!.packages).toEqual(['ethers']);
});

it('has files in the order of readers, with those of partials where the page shows them', async () => {
  const project = await projectOf({
    'page.mdx': `import Second from './_part.mdx';\n\n${fence('ts title="first.ts"', 'run();')}\n<Second />\n\n${fence('ts title="third.ts"', 'run();')}`,
    '_part.mdx':
      fence('ts title="second.ts"', 'export const a = 1;\nconsole.log(a);') +
      fence('text output', '1'),
  });
  // One that prints what it exports is a program.
  expect(listOf(project)).toEqual(['first.ts program', 'second.ts program', 'third.ts program']);
});

it('leaves out pages of apps that exist', async () => {
  const page = `{/* install: in an app that exists */}\n\n${fence('ts title="a.ts"', 'run();')}`;
  expect(await projectOf({'page.mdx': page})).toBeUndefined();
});

it('gives hidden lines the imports of the shown ones that they use', async () => {
  const head = `await send(localNetwork.accounts[0]!);`;
  const code = `import { send } from './send';\nimport { ethers } from 'ethers';\nconsole.log(ethers, send);`;
  const page = fence('ts title="a.ts" env=node', `${head}\n// ---cut---\n${code}`);
  const project = await projectOf({'page.mdx': page});
  expect(project!.files[0]!.setUp).toBe(`import { send } from '../send';\n${head}`);
});

it.each([
  ['arrange the network', `await localNetwork.control({ reset: true });`, true],
  ['set variables', `process.env.PRIVATE_KEY = '0x';`, true],
  ['stand in for files', `import { syncBuiltinESMExports } from 'node:module';`, false],
  ['stand in for arguments', `process.argv.push('a');`, false],
  [
    'catch what is printed',
    `let said = '';\nconsole.log = (text: string) => (said = text);`,
    false,
  ],
])('hidden lines that %s', async (_what, head, isSetUp) => {
  const hidings = [`${head}\n// ---cut---`, `// ---cut-start---\n${head}\n// ---cut-end---`];
  for (const hiding of hidings) {
    const page = fence('ts title="a.ts" env=node', `${hiding}\nconsole.log(1);`);
    const project = await projectOf({'page.mdx': page + fence('text output', '1')});
    const {code, setUp, output} = project!.files[0]!;
    expect(code).toBe('console.log(1);');
    // Without them, it may print something else.
    expect([setUp, output]).toEqual(isSetUp ? [head, '1'] : [undefined, undefined]);
  }
});
