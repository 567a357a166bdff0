/** A line of a difference: its place in the text before, in the one after, or in both. */
export type DifferentLine = readonly [before: number | undefined, after: number | undefined];

/**
 * What becomes of the lines of a text in a later one, by the longest sequence of lines that both have. It takes time in
 * the product of their lengths, which samples are short enough for.
 *
 * @returns the lines of both in reading order, those that go before those that come
 */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferentLine[] {
  // How many lines both have in common from a place of each on.
  const common = Array.from({length: before.length + 1}, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i]![j] =
        before[i] === after[j]
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push([i++, j++]);
    } else if (i < before.length && common[i + 1]![j]! >= (common[i]![j + 1] ?? -1)) {
      lines.push([i++, undefined]);
    } else {
      lines.push([undefined, j++]);
    }
  }
  return lines;
}
