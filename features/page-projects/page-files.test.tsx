import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import type {Root} from 'hast';
import {fencePage} from '@site/lib/testing/fence-page';
import {captionHtml} from './caption';
import {PageFiles} from './PageFiles';
import listFiles from './rehype';

const FILES = {
  path: '/v3/sign',
  main: 'sign.ts',
  powers: [{thing: 'AuthSig', path: '/v3/security#auth-sig'}],
  files: [{name: 'sign.ts'}, {name: 'sign-in.ts', from: {title: 'Proofs', path: '/v3/proofs'}}],
};

it('lists the files of a page with the command that writes them', () => {
  const html = renderToString(<PageFiles samples={{files: FILES, versions: {}}} />);
  expect(html).toMatch(/<div popover="auto" id="page-files"/);
  expect(html).toContain('/v3/sign.tgz</span>');
  expect(html).toContain('cd sign &amp;&amp; npm install &amp;&amp; npm run local');
  expect(html).toMatch(/<code>sign-in\.ts<\/code> from <a href="\/v3\/proofs"[^>]*>Proofs<\/a>/);
  expect(html).not.toContain('Set up by hand');
});

it('shows the commands of a page without a project where they are', () => {
  const html = renderToString(<PageFiles>mkdir app</PageFiles>);
  expect(html).toMatch(/^<details.*Set up by hand.*mkdir app<\/details>$/);
});

it('says in captions what a sample imports, and opens the list', () => {
  const html = captionHtml((to) => `/docs${to}`, [FILES.files[1]!], true);
  expect(html).toContain('uses <a href="/docs/v3/proofs" title="Proofs">sign-in.ts</a>');
  expect(html).toMatch(/<button type="button" [^>]*popovertarget="page-files">Files<\/button>$/);
  expect(captionHtml(String)).toBe('');
});

const SET_UP = 'mkdir app && cd app &&\nnpm init -y && npm pkg set type=module';

/** The names of what a page holds after the plugin, and how many commands are in the list of files. */
function movedOn(page: string, code: string, value = ''): [string[], number] {
  const {tree}: {tree: Root} = fencePage(
    {language: 'bash', code},
    {language: 'ts', code: 'run();'},
  );
  listFiles()(tree, new VFile({path: `${process.cwd()}/${page}`, value}));
  const list = tree.children.at(-1)!;
  const names = tree.children.map((node) =>
    'name' in node ? node.name : 'tagName' in node ? node.tagName : '',
  );
  return [names as string[], 'name' in list ? list.children.length : 0];
}

it.each([
  [
    'commands that make a folder',
    'docs/sdk/access-control/encryption.mdx',
    SET_UP,
    ['pre', 'PagePowers', 'PageFiles'],
    1,
  ],
  [
    'no others',
    'docs/sdk/access-control/encryption.mdx',
    'npm install a@1.0.0',
    ['pre', 'pre', 'PagePowers', 'PageFiles'],
    0,
  ],
  [
    'none of Installation',
    'docs/sdk/installation.mdx',
    SET_UP,
    ['pre', 'pre', 'PagePowers', 'PageFiles'],
    0,
  ],
  ['none of a partial', 'docs/sdk/_tsconfig.mdx', SET_UP, ['pre', 'pre'], 0],
])('moves %s to the list', (_what, page, code, names, count) => {
  expect(movedOn(page, code)).toEqual([names, count]);
});

it('moves none of a page that starts elsewhere', () => {
  const words = '{/* install: a cloned app has the packages */}\n';
  expect(movedOn('docs/sdk/wallets/walletconnect.mdx', SET_UP, words)).toEqual([
    ['pre', 'pre', 'PagePowers', 'PageFiles'],
    0,
  ]);
});
