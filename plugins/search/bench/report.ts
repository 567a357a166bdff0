/** @param part 0.5 is the median, 1 the largest */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ]!;
}

export const print = (what: string, value: string): void =>
  console.log(`${what.padEnd(34)} ${value}`);

export const ms = (value: number): string => `${value.toFixed(1)} ms`;
