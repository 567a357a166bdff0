import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import arrangeTables from './rehype';

type Cell = string | (Element | string)[];

function table(columns: string[], ...rows: Cell[][]): Element {
  const row = (tag: string, cells: Cell[]) =>
    h(
      'tr',
      cells.map((cell) => h(tag, cell)),
    );
  const body = rows.map((cells) => row('td', cells));
  return h('table', [h('thead', [row('th', columns)]), h('tbody', body)]);
}

function arranged(...children: ElementContent[]): CheerioAPI {
  const tree: Root = {type: 'root', children};
  arrangeTables()(tree);
  return load(toHtml(tree), null, false);
}

describe('a table', () => {
  it('keeps its roles where its rows become entries, and their cells have labels', () => {
    const html = arranged(table(['Chain', 'Key'], ['Ethereum', 'ethereum'])).html();
    expect(html).toContain('<div class="table" data-rows="1"><table role="table">');
    expect(html).toContain('<th role="columnheader" scope="col">Key</th>');
    expect(html).toContain('<td role="cell">Ethereum</td>');
    expect(html).toContain('<td role="cell" data-label="Key">ethereum</td>');
  });

  it('has no heading in an empty corner, below which the first cells head their rows', () => {
    const html = arranged(table(['', 'EVM'], ['Id', 'yes'])).html();
    expect(html).toContain('<tr role="row"><td role="cell"></td><th');
    expect(html).toContain('<th scope="row" role="rowheader">Id</th><td role="cell"');
  });

  it.each([
    ['LitNodeClient', 'LitNodeClient'],
    ['LitContracts.connect', 'LitContracts.connect'],
    ['litContracts.pkpNftContract', 'litContracts.|pkpNftContract'],
    ['https://chain.litprotocol.com/tx', 'https://|chain.|litprotocol.|com/|tx'],
    ['pkpPermissionsContractUtil', 'pkpPermissions|Contract|Util'],
    ['0xeD46dDcbFF662ad89b0987E0DFE2949901498Da6', '0xeD46dDcbFF662ad89b09|87E0DFE2949901498Da6'],
  ])('lets long code break: %s', (code, pieces) => {
    const $ = arranged(table(['A', 'B'], [[h('code', code)], 'x']));
    expect($('code').html()?.replaceAll('<wbr>', '|')).toBe(pieces);
    expect($('code').text()).toBe(code);
  });

  it('gives room to sentences in its last column', () => {
    const wide = arranged(
      table(['A', 'B'], ['a', 'A sentence that is longer than a name would be.']),
    );
    expect(wide('.table-prose')).toHaveLength(1);
    expect(arranged(table(['A', 'B'], ['a', 'b']))('.table-prose')).toHaveLength(0);
  });
});

describe('a table of errors', () => {
  const errors = (...seen: Cell[]): Element =>
    table(['What you see', 'Cause', 'Fix'], ...seen.map((cell) => [cell, 'Why', 'Do this']));
  it('becomes a list of entries, whose message can be copied and linked to', () => {
    const $ = arranged(
      errors([h('code', 'Could only connect to 0 of 2 required nodes'), ', code 6']),
    );
    expect($('table')).toHaveLength(0);
    expect($('.errors dt').text()).toBe('Could only connect to 0 of 2 required nodes, code 6');
    expect($('.errors dd').text()).toBe('Cause WhyFix Do this');
    expect($('dt button').attr('data-code')).toBe('copy');
    const link = $('dt > .hash-link');
    expect(link.attr('id')).toBe('could-only-connect-to-0-of-2-required');
    expect(link.attr('href')).toBe(`#${link.attr('id')}`);
  });

  it('lets long codes break where lines need it', () => {
    const $ = arranged(errors([h('code', 'NodeAccessControlConditionsReturnedNotAuthorized')]));
    expect($('code').html()).toMatch(/^NodeAccess<wbr>Control<wbr>/);
    expect(arranged(errors([h('code', 'NodeInvalidAuthSig')]))('wbr')).toHaveLength(0);
  });

  it('offers nothing to copy where an error has no code', () => {
    expect(arranged(errors('Two prompts'))('button')).toHaveLength(0);
  });

  it('has anchors that the page does not have yet, and that are told apart by their words', () => {
    const $ = arranged(
      h('h2', {id: 'two-prompts'}),
      errors('Two prompts', [h('code', 'NodeRpcError')], 'Two prompts'),
      errors('a b c d e f g h', 'a b c d e f g h i'),
    );
    expect(Array.from($('dt > .hash-link'), (link) => $(link).attr('id'))).toEqual([
      'two-prompts-2',
      'node-rpc-error',
      'two-prompts-3',
      'a-b-c-d-e-f-g-h',
      'a-b-c-d-e-f-g-h-i',
    ]);
  });
});
