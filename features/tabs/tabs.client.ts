declare global {
  interface Window {
    /** Whether they are worked already: by the script of the page, or by the application. */
    hasWorkedTabs?: true;
  }
}

// `[role=tablist]` holds the tabs; the panels are its siblings, in the same order. See features/tabs/Tabs.tsx.

const lists = (): NodeListOf<HTMLElement> => document.querySelectorAll('[role=tablist]');

const panelOf = (list: Element, place: number): Element =>
  list.parentElement!.children[place + 1]!.firstElementChild!;

/** Shows the panel of the first tab that is meant, if one is. */
function show(list: Element, isMeant: (tab: HTMLElement, place: number) => boolean): void {
  const tabs = [...list.children] as HTMLElement[];
  const chosen = tabs.findIndex(isMeant);
  if (chosen >= 0) {
    tabs.forEach((tab, place) => {
      const isChosen = place === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(list, place).toggleAttribute('hidden', !isChosen);
    });
  }
}

/** Shows what the reader chose before, and the panel that the address leads into. */
export function settleTabs(all: Iterable<HTMLElement> = lists()): void {
  for (const list of all) {
    try {
      const value = window.localStorage.getItem(list.dataset.group!);
      show(list, (tab) => tab.dataset.value === value);
    } catch {
      // Site data is blocked.
    }
    show(list, (_tab, place) => panelOf(list, place).querySelector(':target') !== null);
  }
}

/** Chooses a tab in every list of its group, on other pages and visits as well. */
function choose(tab: HTMLElement): void {
  const {top} = tab.getBoundingClientRect();
  const {group} = tab.parentElement!.dataset;
  const {value} = tab.dataset;
  lists().forEach((list) => {
    if (list.dataset.group === group) {
      show(list, (each) => each.dataset.value === value);
    }
  });
  try {
    window.localStorage.setItem(group!, value!);
  } catch {
    // Site data is blocked: the choice holds for this page.
  }
  // Panels above may have another height now.
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

/**
 * Works the tabs of features/tabs/Tabs.tsx. They are static HTML, so that they work before the application runs, and React does
 * not have to make them anew. For use in browsers.
 */
export function workTabs(): void {
  if (window.hasWorkedTabs) {
    return;
  }
  window.hasWorkedTabs = true;
  const onEvent = (event: Event): void => {
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
  };
  // Before the application is there, no event gets further than the document.
  document.addEventListener('click', onEvent, true);
  document.addEventListener('keydown', onEvent, true);
}
