import path from 'node:path';
import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {namesOf} from './glossary';
import showGlossary, {arrangeGlossary, markTerms} from './rehype';

function mark(children: ElementContent[], ...titles: string[]): Root {
  const tree: Root = {type: 'root', children};
  const terms = titles.map((title) => ({title, id: title.toLowerCase(), definition: ''}));
  markTerms(tree, namesOf(terms, {aliases: {}, ordinary: []}), '/g');
  return tree;
}

const marked = (...parameters: Parameters<typeof mark>) => toHtml(mark(...parameters));

const p = (text: string, ...titles: string[]) => marked([h('p', text)], ...titles);

const link = (id: string, text: string) => `<a href="/g#${id}" class="term">${text}</a>`;

describe('the first mention of a term', () => {
  it('becomes a link, the others do not', () => {
    expect(p('A PKP is a PKP.', 'PKP')).toBe(`<p>A ${link('pkp', 'PKP')} is a PKP.</p>`);
    expect(marked([h('p', 'A PKP.'), h('p', 'A PKP.')], 'PKP')).toBe(
      `<p>A ${link('pkp', 'PKP')}.</p><p>A PKP.</p>`,
    );
  });

  it('may be one of several in a text', () => {
    expect(p('AuthSigs, PKPs.', 'PKP', 'AuthSig')).toBe(
      `<p>${link('authsig', 'AuthSigs')}, ${link('pkp', 'PKPs')}.</p>`,
    );
  });

  it('is the longest name that fits', () => {
    expect(p('Two session keys.', 'Session', 'Session key')).toBe(
      `<p>Two ${link('session key', 'session keys')}.</p>`,
    );
  });

  it.each(['myPKP', 'PKPx', 'PKP_ID', 'non-PKP', 'a/PKP', 'PKP-based', '.PKP', 'pkp'])(
    'is no part of another word: %s',
    (word) => expect(p(word, 'PKP')).toBe(`<p>${word}</p>`),
  );

  it.each(['(PKP)', 'PKP.', "PKP's", '"PKP"'])('may stand in punctuation: %s', (word) => {
    expect(p(word, 'PKP')).toContain(link('pkp', 'PKP'));
  });

  it.each(['h2', 'h3', 'a', 'code', 'pre', 'th', 'strong', 'summary', 'mdxAdmonitionTitle'])(
    'is not one in <%s>',
    (tagName) => {
      const skipped = {...h('p', 'PKP'), tagName};
      expect(marked([skipped, h('p', 'PKP')], 'PKP')).toBe(
        toHtml(skipped) + `<p>${link('pkp', 'PKP')}</p>`,
      );
    },
  );

  it('is not one in a card, which is a link as a whole', () => {
    const card = {type: 'mdxJsxFlowElement', name: 'Card', children: [h('p', 'A PKP')]};
    expect(mark([card as never], 'PKP').children).toEqual([{...card, children: [h('p', 'A PKP')]}]);
  });

  it.each(['li', 'td', 'blockquote'])('may be in <%s>', (tag) => {
    expect(marked([h(tag, 'PKP')], 'PKP')).toContain(link('pkp', 'PKP'));
  });

  it('is not marked where the page itself explains it', () => {
    const shown = (page: string): string => {
      const tree: Root = {type: 'root', children: [h('p', 'An AuthSig.')]};
      showGlossary()(tree, new VFile({path: path.resolve(page)}));
      return toHtml(tree);
    };
    expect(shown('docs/sdk/authentication/auth-sig.mdx')).toBe('<p>An AuthSig.</p>');
    expect(shown('docs/sdk/tests.mdx')).toContain('/v3/resources/glossary#authsig');
  });
});

it('marks eight terms at most, the most specific ones', () => {
  const titles = Array.from({length: 10}, (_, index) => `T${'x'.repeat(index)}A`);
  const html = p(titles.join(' '), ...titles);
  expect(html.match(/<a /g)).toHaveLength(8);
  expect(html).toMatch(/^<p>TA TxA <a /);
});

const term = (id: string) => [h('h3', {id}, id), h('p', `About ${id}`)];

it('puts letters before the terms of the glossary, and the terms into a filter', () => {
  const tree: Root = {
    type: 'root',
    children: [
      h('p', 'A lead.'),
      h('h2', 'A to C'),
      ...['alpha', 'atlas', 'beta'].flatMap(term),
      h('h2', 'D to Z'),
      ...term('delta'),
      h('h2', {id: 'next'}, 'Next'),
    ],
  };
  arrangeGlossary(tree);

  const [filterStyles, letterStyles, lead, list, next] = tree.children;
  expect([filterStyles, letterStyles]).toMatchObject([{type: 'mdxjsEsm'}, {type: 'mdxjsEsm'}]);
  expect(toHtml([lead, next] as never)).toBe('<p>A lead.</p><h2 id="next">Next</h2>');
  expect(list).toMatchObject({
    name: 'Filter',
    attributes: [
      {name: 'one', value: 'term'},
      {name: 'many', value: 'terms'},
      {name: 'count', value: '4'},
    ],
  });
  const {children} = list as unknown as Root;
  expect(toHtml(children[0]!)).toBe(
    '<nav class="letters" aria-label="Terms by letter">' +
      '<a href="#alpha" data-filter-group="A">A</a>' +
      '<a href="#beta" data-filter-group="B">B</a>' +
      '<a href="#delta" data-filter-group="D">D</a></nav>',
  );
  expect(toHtml(children[2]!)).toBe(
    '<section data-filter-section=""><h2>D to Z</h2>' +
      '<div data-groups="D"><h3 id="delta">delta</h3><p>About delta</p></div></section>',
  );
});

it('leaves a glossary without terms as it is', () => {
  const tree: Root = {type: 'root', children: [h('p', 'Soon.')]};
  arrangeGlossary(tree);
  expect(tree.children).toHaveLength(1);
});
