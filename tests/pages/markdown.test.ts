import {expect, test} from 'vitest';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {contentRoot} from '../../lib/node/built-pages';
import {DOCS_VERSIONS, LATEST} from '../../site/versions';
import {ORIGIN, builtPages, documentOf, readBuilt, type PublishedPage} from '../support/site';

const pages = builtPages.filter(({route}) => route !== '/404.html');
const LIST_OF_POSTS = /^\/blog(?:$|\/(?:archive|tags)\b)/;

/** Links that nobody wrote: menus, sections to themselves, terms to the glossary, samples to what their check covers. */
const NOT_WRITTEN = 'nav, footer, .hash-link, .term, .proof';

const addressOf = ({route}: PublishedPage): string => `${route.replace(/\/$/, '/index')}.md`;

/** Spaces are for the eyes. */
const plain = (text: string): string => text.replace(/[\s\u200b]+/g, '');

/** Prefixes of lines in a diff. */
const DIFFERENCE = [
  ['.line.remove', '- '],
  ['.line.add', '+ '],
  ['.line:not(.diff)', '  '],
] as const;

interface Content {
  headings: string[];
  code: string[];
  cells: string[];
  links: string[];
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean).sort();

function contentOfPage(page: PublishedPage): Content {
  const $ = documentOf(page);
  const isList = LIST_OF_POSTS.test(page.route);
  const root = $(isList ? 'main' : contentRoot({...page, document: $})).first();
  const textsOf = (selector: string, without = 'button, .hash-link'): string[] =>
    root
      .find(selector)
      .toArray()
      .map((element) => {
        const copy = $(element).clone();
        copy.find(`[aria-hidden], ${without}`).remove();
        // The prefixes of a diff are not text in HTML.
        for (const [kind, mark] of copy.find('.diff').length > 0 ? DIFFERENCE : []) {
          copy.find(kind).prepend(mark);
        }
        return copy.text();
      });
  const title = root.find('h1').length > 0 ? [] : [$('h1').first().text()];
  return {
    headings: [...title, ...textsOf('h1, h2, h3, h4')].map(plain),
    code: textsOf('pre'),
    cells: [
      // Details below a row are more of its cells, and a list of errors was a table.
      ...textsOf('tr:not(.more) > :is(th, td), tr.more :is(dt, dd), .errors dt'),
      ...textsOf('.errors dd', 'b, .meaning span'),
    ].map(plain),
    links: root
      .find('a[href]')
      .toArray()
      .filter((link) => $(link).closest(NOT_WRITTEN).length === 0)
      .map((link) => new URL($(link).attr('href')!, ORIGIN + page.route).href),
  };
}

function contentOfTwin(text: string): Content & {texts: string[]; markup: string[]} {
  const tree = fromMarkdown(text.replace(/^---\n.*?\n---\n\n> .*?\n/s, ''), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const found = {headings: [], code: [], cells: [], links: [], texts: [], markup: []} as ReturnType<
    typeof contentOfTwin
  >;
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      found.headings.push(plain(toString(node)));
    } else if (node.type === 'code') {
      found.code.push(node.value);
    } else if (node.type === 'tableCell') {
      found.cells.push(plain(toString(node)));
    } else if (node.type === 'paragraph') {
      const [label] = node.children;
      found.texts.push(plain(toString(node)));
      found.texts.push(plain(toString(label?.type === 'strong' ? node.children.slice(1) : node)));
    } else if (node.type === 'link') {
      found.links.push(node.url);
    } else if (node.type === 'html') {
      found.markup.push(node.value);
    }
  });
  return found;
}

for (const page of pages) {
  test(`${page.route} and its Markdown say the same`, () => {
    const $ = documentOf(page);
    expect($('link[type="text/markdown"]').attr('href')).toBe(addressOf(page));
    const html = contentOfPage(page);
    const twin = contentOfTwin(readBuilt(addressOf(page)));
    expect.soft(twin.headings).toEqual(html.headings);
    expect.soft(twin.code).toEqual(html.code);
    expect.soft(sorted(twin.links)).toEqual(sorted(html.links));
    const [cells, cellsOfTwin] = [new Set(html.cells), new Set([...twin.cells, ...twin.texts])];
    expect.soft(html.cells.filter((cell) => !cellsOfTwin.has(cell))).toEqual([]);
    expect.soft(twin.cells.filter((cell) => !cells.has(cell))).toEqual([]);
    expect.soft(twin.markup).toEqual([]);
  });
}

// Pages too long for programs end the build: features/markdown-twins/llms.ts.
const linksIn = (index: string): string[] =>
  [...index.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address);

const indexes = ['llms.txt', ...DOCS_VERSIONS.map((version) => `${version}/llms.txt`)];

for (const name of indexes) {
  test(`${name} lists its pages once`, () => {
    const [version] = name.split('/');
    const own = pages.filter(({area}) => name === 'llms.txt' || area === version);
    const index = readBuilt(name);
    const twins = linksIn(index).filter(
      (link) => link.endsWith('.md') && link !== `${ORIGIN}/agents.md`,
    );
    expect(twins.sort()).toEqual(
      own
        .filter(({route}) => route !== '/agents')
        .map((page) => ORIGIN + addressOf(page))
        .sort(),
    );
    for (const link of linksIn(index)) {
      expect(readBuilt(link.slice(ORIGIN.length)), link).toMatch(/\S/);
    }
  });
}

for (const version of DOCS_VERSIONS) {
  test(`the whole text of ${version} has every page`, () => {
    const text = readBuilt(`${version}/llms-full.txt`);
    for (const page of pages.filter(({area}) => area === version)) {
      expect(text).toContain(`<!-- ${ORIGIN}${addressOf(page)} -->`);
    }
  });
}

test('the root has the whole text of the latest release', () => {
  const text = readBuilt('llms-full.txt');
  expect(text.trimEnd().endsWith(readBuilt(`${LATEST}/llms-full.txt`).trimEnd())).toBe(true);
  expect(text.slice(0, 1000)).toContain(`${ORIGIN}/v3/llms-full.txt`);
});

test('every page leads programs to the index, out of sight of readers', () => {
  for (const page of builtPages) {
    const directive = documentOf(page)('body > .visually-hidden').first();
    expect(directive.text(), page.route).toContain('/llms.txt');
    expect(directive.attr('aria-hidden'), page.route).toBe('true');
  }
});
