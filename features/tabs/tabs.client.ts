import {recall, remember} from '../../lib/browser/storage';

// Works the tabs of Tabs.tsx: inlined in the head of pages that have some, and bundled with the application, which may
// lead from a page without tabs to one with tabs. `[role=tablist]` holds the tabs; the panels are its siblings, in the
// same order.

declare global {
  interface Window {
    /** Set once either copy of this module works the tabs. */
    hasTabs?: true;
  }
}

const lists = (): NodeListOf<HTMLElement> => document.querySelectorAll('[role=tablist]');

const panelOf = (list: Element, place: number): Element =>
  list.parentElement!.children[place + 1]!.firstElementChild!;

/** Selects the first tab that matches, if one does. */
function show(list: Element, matches: (tab: HTMLElement, place: number) => boolean): void {
  const tabs = [...list.children] as HTMLElement[];
  const chosen = tabs.findIndex(matches);
  if (chosen >= 0) {
    tabs.forEach((tab, place) => {
      const isChosen = place === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(list, place).toggleAttribute('hidden', !isChosen);
    });
  }
}

/** Restores what the reader chose before, and opens the panel that holds the target of the hash. */
export function restoreTabs(all: Iterable<HTMLElement> = lists()): void {
  for (const list of all) {
    const value = recall(list.dataset.group!, 'localStorage');
    show(list, (tab) => tab.dataset.value === value);
    show(list, (_tab, place) => panelOf(list, place).querySelector(':target') !== null);
  }
}

/** Selects a tab in every list of its group, and remembers it for other pages and visits. */
function choose(tab: HTMLElement): void {
  const {top} = tab.getBoundingClientRect();
  const {group} = tab.parentElement!.dataset;
  const {value} = tab.dataset;
  lists().forEach((list) => {
    if (list.dataset.group === group) {
      show(list, (each) => each.dataset.value === value);
    }
  });
  remember(group!, value!, 'localStorage');
  // Panels above may have another height now: the tab stays where it is in the viewport.
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

function onEvent(event: Event): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  const key = event instanceof KeyboardEvent ? event.key : 'Enter';
  if (!tab) {
    return;
  }
  const {firstElementChild, lastElementChild} = tab.parentElement!;
  const neighbours: Partial<Record<string, Element | null>> = {
    ArrowRight: tab.nextElementSibling ?? firstElementChild,
    ArrowLeft: tab.previousElementSibling ?? lastElementChild,
  };
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    choose(tab);
  } else {
    (neighbours[key] as HTMLElement | undefined)?.focus();
  }
}

if (typeof document !== 'undefined' && !window.hasTabs) {
  window.hasTabs = true;
  // Before hydration, no event gets further than the document.
  document.addEventListener('click', onEvent, true);
  document.addEventListener('keydown', onEvent, true);
  document.addEventListener('DOMContentLoaded', () => restoreTabs());
}
