import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {GLOSSARIES, glossaryFor, readGlossary} from './glossary';
import {markTerms} from './mark';
import {namesOf} from './names';
import markGlossaryTerms from './rehype';
import type {Term} from './terms';

const term = (title: string): Term => ({title, id: title.toLowerCase(), definition: ''});

const element = (tagName: string, ...children: (string | ElementContent)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

function marked(children: ElementContent[], ...titles: string[]): string {
  const tree: Root = {type: 'root', children};
  markTerms(tree, namesOf(titles.map(term), {aliases: {}, ordinary: []}), '/g');
  return toHtml(tree);
}

const p = (text: string, ...titles: string[]) => marked([element('p', text)], ...titles);

const link = (id: string, text: string) => `<a href="/g#${id}" class="term">${text}</a>`;

describe('the first mention of a term', () => {
  it('becomes a link, the others do not', () => {
    expect(p('A PKP is a PKP.', 'PKP')).toBe(`<p>A ${link('pkp', 'PKP')} is a PKP.</p>`);
    expect(marked([element('p', 'A PKP.'), element('p', 'A PKP.')], 'PKP')).toBe(
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
    (word) => {
      expect(p(`A ${word} here.`, 'PKP')).toBe(`<p>A ${word} here.</p>`);
    },
  );

  it.each(['(PKP)', 'PKP.', 'PKP,', "PKP's", '"PKP"'])('may stand in punctuation: %s', (word) => {
    expect(p(word, 'PKP')).toContain(link('pkp', 'PKP'));
  });

  it.each(['h2', 'h3', 'a', 'code', 'pre', 'th', 'strong', 'summary', 'mdxAdmonitionTitle'])(
    'is not one in <%s>',
    (tag) => {
      expect(marked([element(tag, 'PKP'), element('p', 'PKP')], 'PKP')).toBe(
        toHtml([element(tag, 'PKP')]) + `<p>${link('pkp', 'PKP')}</p>`,
      );
    },
  );

  it('is not one in a card, which is a link as a whole', () => {
    const card = {
      type: 'mdxJsxFlowElement',
      name: 'Card',
      attributes: [],
      children: [element('p', 'A PKP')],
    } as const;
    const tree: Root = {type: 'root', children: [card as never]};
    markTerms(tree, namesOf([term('PKP')], {aliases: {}, ordinary: []}), '/g');
    expect(card.children[0]).toEqual(element('p', 'A PKP'));
  });

  it('may be in lists, tables and quotes', () => {
    for (const tag of ['li', 'td', 'blockquote']) {
      expect(marked([element(tag, 'PKP')], 'PKP')).toContain(link('pkp', 'PKP'));
    }
  });
});

it('marks eight terms at most, the most specific ones', () => {
  const titles = Array.from({length: 10}, (_, index) => `T${'x'.repeat(index)}A`);
  const html = p(titles.join(' '), ...titles);
  expect(html.match(/<a /g)).toHaveLength(8);
  expect(html.startsWith('<p>TA TxA <a ')).toBe(true);
});

describe('the glossary of a page', () => {
  it.each([
    ['docs/sdk/tests.mdx', '/v3/resources/glossary'],
    ['versioned_docs/version-2.0/pkp/intro.mdx', '/v2/resources/glossary'],
    ['docs/resources/glossary.mdx', undefined],
    ['docs/sdk/_shared.mdx', undefined],
    ['blog/2023-11-21-a.mdx', undefined],
    ['learningLab/intro.mdx', undefined],
  ])('%s is %s', (page, route) => {
    expect(glossaryFor(page)?.route).toBe(route);
  });

  it('is the page that is written, with the aliases that are kept', () => {
    const glossary = readGlossary(process.cwd(), GLOSSARIES[0]!);
    expect(glossary.terms.length).toBeGreaterThanOrEqual(26);
    expect(glossary.names.get('PKPs')?.id).toBe('programmable-key-pair-pkp');
    expect(glossary.names.get('ACC')?.id).toBe('access-control-condition-acc');
    expect(glossary.names.get('session signatures')?.id).toBe('sessionsigs');
    for (const word of ['action', 'resource', 'ability', 'proof', 'scope', 'encryption']) {
      expect(glossary.names.has(word)).toBe(false);
    }
    const sentences = glossary.terms.map(
      ({definition}) => definition.split(/[.?!](?:\s|$)/).length - 1,
    );
    expect(Math.max(...sentences)).toBeLessThanOrEqual(4);
    expect(glossary.terms.every(({definition}) => definition.length > 40)).toBe(true);
  });

  it('does not mark what the page itself explains', () => {
    const mark = (page: string): string => {
      const tree: Root = {type: 'root', children: [element('p', 'An AuthSig.')]};
      markGlossaryTerms()(tree, new VFile({path: path.resolve(page)}));
      return toHtml(tree);
    };
    expect(mark('docs/sdk/authentication/auth-sig.mdx')).toBe('<p>An AuthSig.</p>');
    expect(mark('docs/sdk/tests.mdx')).toContain('/v3/resources/glossary#authsig');
  });
});
