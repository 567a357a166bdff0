import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {PageKind} from '../../../lib/any/page-kinds';
import type {SectionRecord} from '../../../packages/search-engine/sections';
import {identifiersIn, pageRecords} from './page-records';

/** The records of a docs page with this content. */
function recordsOf(
  content: string,
  head = '',
  route = '/v3/encryption',
  tag = '<meta name="docusaurus_tag" content="docs-default-current">',
): SectionRecord[] {
  const html = `<html lang="en"><head><title>Encryption | Lit Protocol</title>
    ${tag}
    <meta name="description" content="Keep it secret.">${head}</head>
    <body><nav>Menu</nav><main><article>
      <span class="theme-doc-version-badge">v3</span>
      <div class="theme-doc-markdown markdown"><header><h1>Overview</h1></header>${content}</div>
      <footer>Edit</footer></article></main></body></html>`;
  return pageRecords({route, document: load(html)});
}

const heading = (level: number, id: string, text: string): string =>
  `<h${level} class="anchor" id="${id}">${text}<a class="hash-link" href="#${id}">#</a></h${level}>`;

describe('pageRecords', () => {
  it('cuts a page at its headings, and calls it what its tab does', () => {
    const records = recordsOf(
      `<p>Lead.</p>${heading(2, 'files', 'Files')}<p>One.</p>` +
        `${heading(3, 'large', 'Large <code>files</code>')}<p>Two.</p>${heading(2, 'errors', 'Errors')}<p>Three.</p>`,
    );
    expect(records.map(({url, hierarchy, text}) => [url, hierarchy, text])).toEqual([
      ['/v3/encryption', ['Encryption'], 'Keep it secret.\nLead.'],
      ['/v3/encryption#files', ['Encryption', 'Files'], 'One.'],
      ['/v3/encryption#large', ['Encryption', 'Files', 'Large files'], 'Two.'],
      ['/v3/encryption#errors', ['Encryption', 'Errors'], 'Three.'],
    ]);
  });

  it('says what the page is', () => {
    expect(recordsOf('<p>Lead.</p>')[0]).toMatchObject({
      area: 'v3',
      tag: 'docs-default-current',
      language: 'en',
      weight: 1,
    });
    const [page, section] = recordsOf(
      heading(2, 'files', 'Files'),
      '<meta name="keywords" content="upload,blob">',
    );
    expect(page).toMatchObject({keywords: 'upload,blob'});
    expect(section).toMatchObject({keywords: ''});
    expect(section!.weight).toBeLessThan(1);
  });

  it('weighs a page by its kind, which the record names', () => {
    const html = '<title>Mint | Lit Protocol</title><main><p>Lead.</p></main>';
    const recordOf = (kind?: PageKind) =>
      pageRecords({route: '/mint', document: load(html)}, kind)[0]!;
    expect(recordOf('recipe')).toMatchObject({kind: 'recipe', weight: 0.9});
    expect(recordOf('guide')).toMatchObject({kind: 'guide', weight: 1});
    expect(recordOf()).toMatchObject({kind: undefined, weight: 1});
  });

  it('takes tables row by row, and lists item by item', () => {
    const [record] = recordsOf(
      '<table><thead><tr><th>Code<th>Meaning<tbody><tr><td><code>NodeInvalidAuthSig</code><td>Expired</table>' +
        '<ul><li>One <b>thing</b><li>Another</ul>',
    );
    expect(record!.text.split('\n').slice(1)).toEqual([
      'Code · Meaning',
      'NodeInvalidAuthSig · Expired',
      'One thing',
      'Another',
    ]);
  });

  it('makes a section of each error, and goes on after their list', () => {
    const error = (id: string): string =>
      `<div><dt><a class="hash-link" id="${id}" href="#${id}"></a><span><code>${id}</code>, code 4</span>` +
      '<button>Copy</button></dt><dd><b>Cause </b>Why</dd><dd><b>Fix </b>Do this</dd></div>';
    const records = recordsOf(
      `${heading(2, 'wrong', 'Wrong')}<p>One.</p><dl class="errors">${error('a')}${error('b')}</dl><p>Two.</p>`,
    );
    expect(records.slice(1).map(({url, hierarchy, text}) => [url, hierarchy, text])).toEqual([
      ['/v3/encryption#wrong', ['Encryption', 'Wrong'], 'One.\nTwo.'],
      ['/v3/encryption#a', ['Encryption', 'Wrong', 'a, code 4'], 'Why · Do this'],
      ['/v3/encryption#b', ['Encryption', 'Wrong', 'b, code 4'], 'Why · Do this'],
    ]);
  });

  it('takes names out of code, and leaves the code', () => {
    const [record] = recordsOf(
      '<figure class="code"><figcaption>a.ts<button>Copy</button></figcaption>' +
        '<pre><code>await client.getSessionSigs();</code></pre></figure><p class="proof">Checked</p>',
    );
    expect(record).toMatchObject({text: 'Keep it secret.', identifiers: ['getSessionSigs']});
  });

  it('keeps headings without an address apart from what follows', () => {
    const [record] = recordsOf('<h2>Aside</h2>one<h2>More</h2>two');
    expect(record!.text.split('\n').slice(1)).toEqual(['Aside', 'one', 'More', 'two']);
  });

  it('leaves out what is not for reading', () => {
    const [record] = recordsOf(
      '<ul role="tablist"><li>npm</ul><div role="tabpanel">Shown</div><svg><title>Icon</title></svg>' +
        '<span aria-hidden="true">→</span><label>Filter <input></label><p role="status">7 rows</p>' +
        '<select><option>ether<option>gwei</select>',
    );
    expect(record!.text).toBe('Keep it secret.\nShown');
  });

  it('leaves out sections that only lead on with what stands below them, and nothing behind', () => {
    const records = recordsOf(
      `${heading(2, 'next-steps', 'Next steps')}${heading(3, 'more', 'More')}<p>Read this.</p>` +
        `${heading(2, 'errors', 'Errors')}${heading(3, 'rare', 'Rare')}<p>Three.</p>`,
    );
    expect(records.map(({url, hierarchy}) => [url, hierarchy.at(-2)])).toEqual([
      ['/v3/encryption', undefined],
      ['/v3/encryption#errors', 'Encryption'],
      ['/v3/encryption#rare', 'Errors'],
    ]);
  });

  it('refuses docs that no area covers', () => {
    const of = (tag: string) => () =>
      recordsOf('', `<meta name="docusaurus_tag" content="${tag}">`, '/v4/a', '');
    expect(of('docs-default-4.0')).toThrow(/^\/v4\/a: .*"docs-default-4.0".*area-tags\.ts/);
    expect(of('default')()).toMatchObject([{area: 'site'}]);
  });

  it('refuses a page without content', () => {
    const html = '<title>Odd | Lit Protocol</title><div>Content</div>';
    const page = {route: '/odd', document: load(html)};
    expect(() => pageRecords(page)).toThrow(/^\/odd: has no content/);
  });

  it('leaves out pages that are not to be indexed', () => {
    expect(recordsOf('<p>Lead.</p>', '<meta name="robots" content="noindex, follow">')).toEqual([]);
  });

  it('takes a page of the site as a whole', () => {
    const html =
      '<head><title>Support | Lit Protocol</title></head><main><h1>Support</h1><p>Ask.</p></main>';
    const page = {route: '/support', document: load(html)};
    expect(pageRecords(page)).toMatchObject([
      {url: '/support', area: 'site', hierarchy: ['Support'], text: 'Ask.'},
    ]);
  });
});

it.each([
  [
    "import {LitNodeClient} from '@lit-protocol/lit-node-client';",
    'LitNodeClient @lit-protocol/lit-node-client',
  ],
  [
    'const {ciphertext, dataToEncryptHash} = await encryptString(x);',
    'dataToEncryptHash encryptString',
  ],
  ["method: 'eth_getBalance', // LIT_ERROR", 'eth_getBalance LIT_ERROR'],
  ['console.log(JSON.stringify(value));', ''],
])('finds the names in %s', (code, names) => {
  expect(identifiersIn(code).join(' ')).toBe(names);
});
