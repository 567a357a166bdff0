/** What stands behind the language of a code fence: ```` ```ts title="a.ts" {3-5} env=node ````. */
export interface FenceMeta {
  /** `key="value"`, `key='value'` and `key=value`. */
  values: ReadonlyMap<string, string>;
  /** Bare words, such as `output` or `showLineNumbers`. */
  flags: ReadonlySet<string>;
  /** 1-based numbers of the lines to highlight, from `{1,3-5}`. */
  highlighted: ReadonlySet<number>;
}

const PART =
  /\{(?<ranges>[\d\s,-]+)\}|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+))|(?<flag>\S+)/g;

function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return first && last ? Array.from({length: last - first + 1}, (_, i) => first + i) : [];
  });
}

/** Parses the meta string of a code fence. */
export function parseFenceMeta(meta: string): FenceMeta {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const highlighted = new Set<number>();
  for (const {groups = {}} of meta.matchAll(PART)) {
    if (groups.ranges) {
      linesOf(groups.ranges).forEach((line) => highlighted.add(line));
    } else if (groups.key) {
      values.set(groups.key, groups.double ?? groups.single ?? groups.bare ?? '');
    } else if (groups.flag) {
      flags.add(groups.flag);
    }
  }
  return {values, flags, highlighted};
}
