/** The text that a row is found by: all it shows, without its buttons. */
function searchTextOf(row: HTMLTableRowElement): string {
  const copy = row.cloneNode(true) as HTMLTableRowElement;
  copy.querySelectorAll('button').forEach((button) => button.remove());
  return copy.textContent.toLowerCase();
}

const searchTexts = new WeakMap<HTMLTableRowElement, string>();

function hasWords(row: HTMLTableRowElement, words: readonly string[]): boolean {
  const text = searchTexts.get(row) ?? searchTextOf(row);
  searchTexts.set(row, text);
  return words.every((word) => text.includes(word));
}

function countText({dataset}: HTMLElement, shown: number, all: number): string {
  const unit = all === 1 ? dataset.one : dataset.many;
  return shown === all ? `${all} ${unit}` : `${shown} of ${all} ${unit}`;
}

/**
 * Shows the rows that match a figure's filter, hides the others, and says how many there are.
 * A row matches if it has all words, in any letter case, and belongs to the chosen groups.
 *
 * @param figure one that tables/html.ts has made
 */
export function applyFilter(figure: Element): void {
  const text = figure.querySelector<HTMLInputElement>('[data-facts="text"]')?.value ?? '';
  const chosen = Array.from(
    figure.querySelectorAll<HTMLSelectElement>('[data-facts="group"]'),
    ({value}) => value,
  );
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = Array.from(figure.querySelectorAll<HTMLTableRowElement>('tbody tr'));

  for (const row of rows) {
    const groups = row.dataset.groups?.split('|');
    const isChosen = chosen.every((group, index) => group === '' || groups?.[index] === group);
    row.hidden = !(isChosen && hasWords(row, words));
  }
  const status = figure.querySelector<HTMLElement>('[role="status"]');
  if (status) {
    status.textContent = countText(status, rows.filter(({hidden}) => !hidden).length, rows.length);
  }
}
