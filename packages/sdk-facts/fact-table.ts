import type {Element, ElementContent} from 'hast';
import {h, type Child} from 'hastscript';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {copyButton} from '../../lib/node/copy-button';
import {SiteError} from '../../lib/node/site-error';

/** Contents of a cell, as `h()` takes them. */
export type Cell = Child;

/** A table of facts, before it becomes HTML. */
export interface FactTable {
  caption: string;
  columns: readonly string[];
  /** The cells of each row. The first one heads it. */
  rows: readonly (readonly Cell[])[];
  /** Noun for a row, in the singular. Without it, the table is read as a whole and has no filter. */
  unit?: string;
  /** The columns that the filter chooses rows by; of a cell with several names, the first counts. */
  groupedBy?: readonly string[];
  /** How many columns stand side by side, five at most; those behind fold out below each row. */
  shown?: number;
  /** Makes a folded list of names of it, in groups by this column: name, a word about it, and what an open one shows. */
  listedBy?: string;
  /** Ids of the rows, for links. */
  ids?: readonly string[];
  /** Says that the rows are errors: what their anchors begin with, such as `sdk`. */
  anchors?: string;
  /** Sources of the rows, as inline Markdown. */
  source: string;
}

/**
 * Columns and rows of a table with a row for each item.
 *
 * @param cells by column, in their order; `false` for one that the table does not have
 */
export function rowsOf<Item>(
  items: readonly Item[],
  cells: Readonly<Record<string, false | ((item: Item) => Cell)>>,
): Pick<FactTable, 'columns' | 'rows'> {
  const columns = Object.entries(cells).flatMap(([name, cell]) => (cell ? [{name, cell}] : []));
  return {
    columns: columns.map(({name}) => name),
    rows: items.map((item) => columns.map(({cell}) => cell(item))),
  };
}

const markdown = unified().use(remarkParse).use(remarkRehype);

/**
 * Parses the inline Markdown that texts of facts use: `code` and [links](https://…).
 *
 * @throws SiteError for a text that an entry lacks
 */
export function parseInline(text: string): ElementContent[] {
  if (!text) {
    throw new SiteError('packages/sdk-facts/data', 'an entry lacks a text; "npx tsc" names it');
  }
  const [paragraph] = markdown.runSync(markdown.parse(text)).children;
  return (paragraph as Element).children;
}

export const code = (text: string): Element => h('code', text);

/** Pieces of code with commas between them. */
export const codeList = (codes: readonly string[]): (Element | string)[] =>
  codes.flatMap((each, index) => (index > 0 ? [', ', code(each)] : [code(each)]));

/** Yes or no as a mark; screen readers and other media have a word. */
export const yesOrNo = (isSo: boolean): Cell => [
  h('span', {ariaHidden: 'true'}, isSo ? '✓' : '–'),
  h('span.visually-hidden', isSo ? 'Yes' : 'No'),
];

/** A value that readers copy, with what else they can do with it. */
export const copyableCell = (value: string, name: string, ...actions: Element[]): Cell => [
  code(value),
  h('span.facts-actions', [copyButton(`Copy ${name}`), ...actions]),
];
