/**
 * Lines by which a sample speaks to the checker and to the page, after Twoslash
 * (https://twoslash.netlify.app/refs/notations).
 */
export const NOTATIONS = {
  /** What stands above is hidden. */
  cutBefore: /^\s*\/\/ ---cut(?:-before)?---\s*$/,
  /** What stands below is hidden. */
  cutAfter: /^\s*\/\/ ---cut-after---\s*$/,
  cutStart: /^\s*\/\/ ---cut-start---\s*$/,
  cutEnd: /^\s*\/\/ ---cut-end---\s*$/,
  /** A mark of the highlighting on a line of its own, which is taken out of the block. */
  mark: /^\s*\/\/ \[!code [^\]]+\]\s*$/,
  /** `list`: what the sample has wrong on purpose. */
  errors: /^\s*\/\/ @errors:(?<list>.*)$/,
  /** `name`: the file of the sample that starts here. */
  filename: /^\s*\/\/ @filename:\s*(?<name>\S+)\s*$/,
} as const;
