import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {renderToString} from 'react-dom/server';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import listFiles from '../page-projects/rehype';
import {PagePowers} from './PagePowers';
import {powerLines, rowOf} from './power-lines';
import showFacts from './rehype';
import {powerNamed} from '../../packages/sdk-facts/facts/powers';

it('shows rows as lines that lead to the table', () => {
  const lines = powerLines('v2', 'pkp-owner, auth-sig');
  expect(lines).toHaveLength(2);
  expect(toHtml(lines[0]!)).toMatch(
    /^<p class="power"><a href="\/v2\/sdk\/explanation\/authentication\/security#pkp-owner">PKP that somebody owns<\/a> <b>Who<\/b> .+ <b>How long<\/b> .+\. <b>Ended by<\/b> /,
  );
  expect(() => powerLines('v3', 'auth-sig, owner')).toThrow('"owner" is unknown');
});

it('takes the docs version from the page, and stands in no partial', () => {
  const shown = (file: string): Root => {
    const attributes = [{type: 'mdxJsxAttribute' as const, name: 'of', value: 'jwt'}];
    const tree: Root = {
      type: 'root',
      children: [{type: 'mdxJsxFlowElement', name: 'Powers', attributes, children: []}],
    };
    showFacts()(tree, new VFile({path: path.resolve(file)}));
    return tree;
  };
  expect(toHtml(shown('docs/intro/a.mdx'))).toContain(
    `href="${rowOf('v3', powerNamed('v3', 'jwt'))}"`,
  );
  expect(() => shown('docs/intro/_a.mdx')).toThrow(
    'docs/intro/_a.mdx: <Powers>: it stands on pages',
  );
});

it('says at the end of a page what its samples use', () => {
  const powers = [{thing: 'AuthSig', path: '/v3/security#auth-sig'}];
  const samples = {files: {path: '/v3/a', files: [], powers}, versions: {}};
  expect(renderToString(<PagePowers samples={samples} />)).toContain(
    'and for how long: <a href="/v3/security#auth-sig">AuthSig</a></p>',
  );
  expect(renderToString(<PagePowers samples={{versions: {}}} />)).toBe('');
});

it('stands before the last links', () => {
  const heading = (text: string) => ({
    ...{type: 'element' as const, tagName: 'h2', properties: {}},
    children: [{type: 'text' as const, value: text}],
  });
  const tree: Root = {type: 'root', children: [heading('Use it'), heading('Next')]};
  listFiles()(tree, new VFile({path: path.resolve('docs/sdk/access-control/encryption.mdx')}));
  const names = tree.children.map((node) => ('name' in node ? node.name : 'heading'));
  expect(names).toEqual(['heading', 'PagePowers', 'heading', 'PageFiles']);
});
