import url from '@generated/glossary/default/definitions.terms.json';
import {hoverPopover} from '../../lib/browser/hover-popover';
import {fetchOnce} from '../../lib/browser/load-optional';
import type {Definitions} from './plugin';
import styles from './popover.lazy.module.css';

const SELECTOR = 'a.term';

let definitions: Definitions = {};

function entryOf({
  pathname,
  hash,
}: HTMLAnchorElement): [title: string, definition: string] | undefined {
  const [, entries] = Object.entries(definitions).find(([route]) => pathname.endsWith(route)) ?? [];
  return entries?.[decodeURIComponent(hash.slice(1))];
}

/** Resolves with the link once its definition is loaded; without one, the link still leads to the entry. */
async function load(link: HTMLAnchorElement): Promise<HTMLAnchorElement | undefined> {
  definitions = (await fetchOnce<Definitions>(url)) ?? {};
  return entryOf(link) && link;
}

const popover = hoverPopover<HTMLAnchorElement>({
  id: 'term-definition',
  className: styles.definition!,
  selector: SELECTOR,
  itemAt: (link) => load(link as HTMLAnchorElement),
  explain(link) {
    const [title, definition] = entryOf(link)!;
    const heading = document.createElement('strong');
    heading.textContent = title;
    return {about: link, anchor: link, content: [heading, ` ${definition}`]};
  },
});

async function onFocusIn({target}: FocusEvent): Promise<void> {
  // Not for a tap or a click, which follow the link.
  const link = (target as Element).closest<HTMLAnchorElement>(`${SELECTOR}:focus-visible`);
  if (link && (await load(link)) && link === document.activeElement) {
    popover.pin(link);
  }
}

document.addEventListener('focusin', (event) => void onFocusIn(event));

/** Handles an event that came before this module. */
export function catchUp(event: Event): void {
  void (event instanceof FocusEvent ? onFocusIn(event) : popover.onPointer(event as PointerEvent));
}
