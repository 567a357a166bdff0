import type {Child} from 'hastscript';

/** What stands in a cell, as `h()` takes it. */
export type Cell = Child;

export interface Row {
  /** What the filter's lists of groups choose by: one for each of the table's `groupLabels`. */
  groups?: readonly string[];
  /** The first cell heads the row. */
  cells: readonly Cell[];
}

/** A table of facts, before it becomes HTML. */
export interface FactTable {
  /** What links lead to, if any do. */
  id?: string;
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** What a row is, in the singular. Without it, the table is read as a whole and has no filter. */
  unit?: string;
  /** What the groups of the rows are called, if they have any. */
  groupLabels?: readonly string[];
  /** How many columns stand side by side, five at most; those behind fold out below each row. */
  shown?: number;
  /** Says that the rows are errors: what their anchors begin with, such as `sdk`. */
  anchors?: string;
  /** Where the rows come from, as inline Markdown. */
  source: string;
}

/**
 * Columns and rows of a table with a row for each item.
 *
 * @param cells by column, in their order; `false` for one that the table does not have
 * @param groups what the filter chooses an item by
 */
export function rowsOf<Item>(
  items: readonly Item[],
  cells: Readonly<Record<string, false | ((item: Item) => Cell)>>,
  groups?: (item: Item) => string[],
): Pick<FactTable, 'columns' | 'rows'> {
  const columns = Object.entries(cells).flatMap(([name, cell]) => (cell ? [{name, cell}] : []));
  return {
    columns: columns.map(({name}) => name),
    rows: items.map((item) => ({
      ...(groups && {groups: groups(item)}),
      cells: columns.map(({cell}) => cell(item)),
    })),
  };
}
