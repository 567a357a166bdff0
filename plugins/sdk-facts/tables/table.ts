/** A piece of a cell. A bare string is text. */
export type Inline = string | {code: string} | {text: string; href: string};

/** The functions of a contract. */
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

/** A value that readers copy. */
export interface Copyable {
  value: string;
  /** What it is. */
  of: string;
}

export type Cell =
  readonly Inline[] | {address: Address} | {copyable: Copyable} | {functions: FunctionList};

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
  /** What a row is, for counts: `chain`, `chains`. */
  unit: {one: string; many: string};
  /** What the groups of the rows are called, if they have any. */
  groupLabels?: readonly string[];
  /** Whether it is read as a whole, so that a filter would only be in the way, whatever its length. */
  isWhole?: boolean;
  /** How many columns stand side by side, five at most; those behind fold out below each row. */
  shown?: number;
  /** Says that the rows are errors: what their anchors begin with, such as `sdk`. */
  anchors?: string;
  /** Where the rows come from. */
  source: readonly Inline[];
}
