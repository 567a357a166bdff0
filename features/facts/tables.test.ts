import {load} from 'cheerio';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {TABLES} from './rehype';
import {copyableCell, parseInline, type FactTable} from '../../packages/sdk-facts/fact-table';
import {filterOf, tableHtml} from './table-html';

type TableName = keyof typeof TABLES;

/** The least that each component needs on a page. */
const PROPS: Partial<Record<TableName, Record<string, string>>> = {
  ChangesTable: {},
  FeaturesTable: {},
  LocalNetworkTable: {},
};

const tables = (Object.keys(TABLES) as TableName[]).map((name) => ({
  name,
  table: TABLES[name](PROPS[name] ?? {version: 'v3'}),
}));

/** The table of a component: caption, rows and source, a line each. */
function tableText(name: TableName, props: Record<string, string> = {}): string {
  const $ = load(tableHtml(TABLES[name](props)));
  const rows = $('tr').map((_, row) => {
    const cells = $(row)
      .children()
      .map((_place, cell) => $(cell).clone().find('[aria-hidden]').remove().end().text());
    return `| ${cells.get().join(' | ')} |`;
  });
  return [$('caption').text(), ...rows.get(), $('figcaption').text()].join('\n');
}

const sample: FactTable = {
  caption: 'Things & more',
  columns: ['Name', 'Kind', 'Note'],
  rows: [
    [h('code', 'a|b'), 'A', 'x < y | *z*'],
    [
      'b',
      [h('code', 'B'), ', ', h('code', 'A')],
      parseInline('[q & a](https://example.org/?a=1&b=2)'),
    ],
    [copyableCell('0xAb', 'address of C', h('a', 'Explorer')), 'A', copyableCell('1', 'Number')],
  ],
  unit: 'thing',
  groupedBy: ['Kind'],
  source: 'From `here`',
};

const withRows = (count: number): FactTable => ({
  ...sample,
  rows: Array.from({length: count}, (_, index) => [`n${index}`, 'C', 'x']),
});

describe('as HTML', () => {
  it.each(tables)('$name has everything, without scripts and styles', ({table}) => {
    const $ = load(tableHtml(table));
    expect($('caption, .caption').text()).toBe(table.caption);
    expect($('tbody, .errors > div, .names [data-groups]')).toHaveLength(table.rows.length);
    if ((table.anchors ?? table.listedBy) === undefined) {
      const shown = $('thead th[scope=col]').length;
      expect(shown).toBeLessThanOrEqual(5);
      const names = $('thead th, tbody:first-of-type dt').map((_, name) => $(name).text());
      expect(names.get()).toEqual(table.columns);
      expect($('tbody tr:not(.more) > *')).toHaveLength(shown * table.rows.length);
      expect($('tbody tr > th[scope=row]:first-child')).toHaveLength(table.rows.length);
    }
    expect($('[style], [onclick], script')).toHaveLength(0);
    expect($('figcaption').text()).not.toBe('');
  });

  it('escapes what it is given', () => {
    const html = tableHtml(sample);
    expect(html).toContain('x &#x3C; y | *z*');
    expect(html).toContain('<a href="https://example.org/?a=1&#x26;b=2">q &#x26; a</a>');
  });

  it('folds the columns behind those that it shows', () => {
    const $ = load(tableHtml({...sample, shown: 2}));
    expect($('thead th').text()).toBe('NameKind');
    const details = $('tbody').last().find('details');
    expect(details.find('summary').attr('aria-label')).toBe('More about 0xAbExplorer');
    expect(details.find('dt').text()).toBe('Note');
    expect(details.find('button').attr('aria-label')).toBe('Copy Number');
  });

  it('is a list where its rows are errors', () => {
    const $ = load(
      tableHtml({
        ...sample,
        anchors: 'sdk',
        columns: ['errorCode', 'errorKind', 'Meaning', 'Cause', 'What to do'],
        groupedBy: ['errorKind'],
        rows: [[h('code', 'NotReady'), 'Kind', 'Means', 'Why', 'Do']],
      }),
    );
    expect($('.errors > div').attr('data-groups')).toBe('Kind');
    expect($('dt > a').attr('id')).toBe('sdk-not-ready');
    expect($('.meaning summary').attr('aria-label')).toBe('More');
    expect(
      $('dd')
        .map((_, part) => $(part).text())
        .get(),
    ).toEqual(['MeanserrorKind Kind', 'Cause Why', 'Fix Do']);
  });

  it('has a filter above twelve rows, with the groups of its rows', () => {
    expect(filterOf(withRows(12))).toBeUndefined();
    expect(filterOf({...withRows(13), unit: undefined})).toBeUndefined();
    const rows = [...sample.rows, ...withRows(10).rows];
    expect(filterOf({...sample, rows})).toEqual({
      one: 'thing',
      many: 'things',
      count: 13,
      groups: [{label: 'Kind', options: ['A', 'B', 'C']}],
    });
    expect(load(tableHtml(sample))('tbody').first().attr('data-groups')).toBe('A');
  });
});

it('shows what matters most of the options of the client first', () => {
  const $ = load(tableHtml(TABLES.ClientConfigTable({version: 'v3'})));
  expect($('thead th').last().text()).toBe('Effect');
  expect($('th[scope=row]').text()).toMatch(/^litNetworkdebug/);
  expect($('[data-label=Effect]').text()).toContain('Prints each step to the console');
});

it('leads to the explorer of a contract, and folds its functions, reading ones first', () => {
  const $ = load(tableHtml(TABLES.ContractsTable({version: 'v3'})));
  expect($('button[data-code=copy]').first().attr('aria-label')).toBe('Copy address of PKPNFT');
  expect($('a').first().text()).toBe('Explorer page of PKPNFT');
  const kinds = $('dd')
    .first()
    .find('p')
    .map((_, kind) => $(kind).text().split(': ')[0]);
  expect(kinds.get()).toEqual(['28 read', '15 write']);
});

describe('the tables of networks', () => {
  it('say what each keeps and promises, and which SDK connects to it', () => {
    const text = tableText('NetworksTable');
    expect(text).toContain('| jalapeno | v2, its default |');
    expect(text).toContain('| serrano | v2 | Test network, deprecated | Kept until');
    expect(text).toContain('| cayenne | v3, its default |');
    expect(text).toContain('3: cayenne.litgateway.com, ports 7370 to 7372. Lit Protocol alone');
    expect(text).toContain('Kept | None |');
    expect(text).toMatch(/manzano \| Not yet .*Not live/s);
    expect(text).toMatch(/habanero \| Not yet .* December 2023/);
    expect(text).toContain('November 2023');
  });

  it('say what each SDK can do', () => {
    const rows = tableText('FeaturesTable')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows.slice(1)).toEqual([
      '| Network Jalapeno | Yes | Yes | No |',
      '| Network Serrano | Yes | Yes | No |',
      '| Network Cayenne | No | No | Yes |',
      '| Encryption under access control conditions | Yes | Yes | Yes |',
      '| JWTs under access control conditions | Yes | Yes | Yes |',
      '| Conditions that can be updated | Yes | Yes | No |',
      '| PKPs | No | Yes | Yes |',
      '| Lit Actions | No | Yes | Yes |',
      '| Wallet signatures | Yes | Yes | Yes |',
      '| Session signatures | Yes | Yes | Yes |',
    ]);
  });
});

describe('the list of changes', () => {
  const $ = load(tableHtml(TABLES.ChangesTable({})));
  const entry = (name: string) =>
    $('.names [data-groups]').filter((_, each) => $(each).find('span').first().text() === name);

  it('says of which versions it is', () => {
    expect($('.caption').text()).toBe('Changes of the SDK from 2.2.63 to 3.0.24');
    expect($('figcaption').text()).toContain('41 functions of bls-sdk');
  });

  it('has names in groups of their class, of which the first are open', () => {
    const groups = $('.names > details');
    expect(groups.first().children('summary').text()).toMatch(/^LitNodeClient \d+$/);
    expect(groups.first().find('summary > span').text()).not.toContain('LitNodeClient.');
    expect(groups.filter('[open]')).toHaveLength(2);
  });

  it('says what to use, and what there is no more', () => {
    const renamed = entry('getAuthSigOrSessionAuthSig → getSessionOrAuthSig');
    expect(renamed.find('summary b').text()).toBe('Renamed');
    expect(renamed.find('.remove').text()).toContain('getAuthSigOrSessionAuthSig(');
    expect(renamed.find('.add').text()).toContain('getSessionOrAuthSig(');
    expect(entry('verify').find('p').text()).toBe('verify_signature.');
    expect(entry('decrypt').find('p').text()).toBe('Nothing takes its place.');
  });
});

it('parses inline Markdown', () => {
  expect(toHtml(parseInline('Call `connect()` or see [the page](https://example.org).'))).toBe(
    'Call <code>connect()</code> or see <a href="https://example.org">the page</a>.',
  );
});

it('says in one line that an entry lacks a text', () => {
  expect(() => parseInline(undefined as never)).toThrow(
    'packages/sdk-facts/data: an entry lacks a text; "npx tsc" names it',
  );
});
