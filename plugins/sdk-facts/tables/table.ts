/** A piece of a cell. A bare string is text. */
export type Inline = string | {code: string} | {text: string; href: string};

/** The functions of a contract: shown folded, printed in full. */
export interface FunctionList {
  read: readonly string[];
  write: readonly string[];
}

/** An address that readers copy. */
export interface Address {
  address: string;
  /** What it is the address of. */
  of: string;
  /** Its page on a block explorer. */
  href: string;
}

export type Cell = readonly Inline[] | {address: Address} | {functions: FunctionList};

export interface Row {
  /** What the filter's list of groups chooses by. */
  group?: string;
  /** The first cell heads the row. */
  cells: readonly Cell[];
}

/** A table of facts, before it becomes HTML or Markdown. */
export interface FactTable {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** What a row is, for counts: `chain`, `chains`. */
  unit: {one: string; many: string};
  /** What `group` of the rows is called, if they have groups. */
  groupLabel?: string;
  /** Whether each row shall stay on one line, so that many rows are seen at once. */
  dense?: boolean;
  /** Where the rows come from. */
  source: readonly Inline[];
}

/** `57 chains`, `1 chain`. */
export function countOf(count: number, {one, many}: FactTable['unit']): string {
  return `${count} ${count === 1 ? one : many}`;
}
