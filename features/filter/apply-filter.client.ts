const searchTexts = new WeakMap<Element, string>();

/** The text that an item is found by: all it shows, without its buttons. */
function searchTextOf(item: Element): string {
  const copy = item.cloneNode(true) as Element;
  copy.querySelectorAll('button, .visually-hidden').forEach((unseen) => unseen.remove());
  return copy.textContent.toLowerCase();
}

function hasWords(item: Element, words: readonly string[]): boolean {
  const text = searchTexts.get(item) ?? searchTextOf(item);
  searchTexts.set(item, text);
  return words.every((word) => text.includes(word));
}

/**
 * Shows the items that have all words, in any letter case, and belong to the chosen groups, and hides the others.
 *
 * @param root holds the items: elements with `data-groups`, which names a group of each list with `|` between them, and
 * `+` between the groups of an item that belongs to several of one list; and perhaps sections of items, with
 * `data-filter-section`, and links to groups, with the group as `data-filter-group`, which are hidden when nothing in them
 * is left
 * @param chosen a group for each list of groups; empty for all
 * @returns how many are left
 */
export function applyFilter(root: Element, text: string, chosen: readonly string[]): number {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const item of root.querySelectorAll<HTMLElement>('[data-groups]')) {
    const groups = item.dataset.groups!.split('|');
    const isChosen = chosen.every(
      (group, index) => group === '' || groups[index]?.split('+').includes(group),
    );
    item.hidden = !(isChosen && hasWords(item, words));
    left += item.hidden ? 0 : 1;
  }
  for (const section of root.querySelectorAll<HTMLElement>('[data-filter-section]')) {
    section.hidden = !section.querySelector('[data-groups]:not([hidden])');
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const items = `[data-groups="${link.dataset.filterGroup!}"]:not([hidden])`;
    link.hidden = !root.querySelector(items);
  }
  return left;
}
