/**
 * Pages that name much and explain it elsewhere: who searches a name wants the page about it first. What such a page
 * alone says, it is still found for.
 */
const WEIGHTS: readonly (readonly [part: string, weight: number])[] = [
  ['/migration/', 0.7],
  ['/glossary', 0.9],
  // Their titles are made of the names of what they only refer to.
  ['/lit-action-conditions', 0.7],
  ['/unified-access-control-conditions', 0.8],
  ['/faq', 0.9],
];

/**
 * How much a page counts when hits are ranked: one with more to say has more words by chance.
 *
 * @param route its address
 * @param sections how many it has
 */
export function pageWeight(route: string, sections: number): number {
  const weight = WEIGHTS.find(([part]) => route.includes(part))?.[1] ?? 1;
  return Number((weight * ((sections + 5) / 6) ** -0.2).toFixed(3));
}

/** Whether a section is on the page that lists all errors; other pages say what one means there. */
export const isErrorList = (url: string): boolean => /\/tests(?:#|$)/.test(url);
