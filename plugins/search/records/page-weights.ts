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

/** How much a page counts when hits are ranked. @param route its address */
export function pageWeight(route: string): number {
  return WEIGHTS.find(([part]) => route.includes(part))?.[1] ?? 1;
}
