import box from '../../shared/popover/box.lazy.module.css';
import {placePopover} from '../../shared/popover/place';
import styles from './popover.lazy.module.css';

const ID = 'term-definition';

let element: HTMLElement | undefined;
let shown: HTMLAnchorElement | undefined;

function createElement(): HTMLElement {
  const node = document.createElement('div');
  node.id = ID;
  node.className = `${box.box} ${styles.definition}`;
  node.setAttribute('role', 'tooltip');
  return node;
}

/** The link whose definition is shown now. */
export const current = (): HTMLAnchorElement | undefined => shown;

export const isInPopover = (target: EventTarget | null): boolean =>
  target instanceof Node && Boolean(shown && element?.contains(target));

/** Whether a pointer rests on the link or its definition. */
export const isHovered = (): boolean =>
  Boolean(shown && (shown.matches(':hover') || element?.matches(':hover')));

/** Puts the popover beside its link again, which may have moved. */
export function place(): void {
  if (element && shown) {
    // A link that is broken into two lines is where it starts.
    placePopover(element, shown.getClientRects()[0] ?? shown.getBoundingClientRect());
  }
}

/** Shows a definition beside a link, in place of what was shown before. */
export function show(link: HTMLAnchorElement, title: string, definition: string): void {
  hide();
  element ??= createElement();
  const heading = document.createElement('strong');
  heading.textContent = title;
  element.replaceChildren(heading, ` ${definition}`);
  // Part of the main content, and outside of what React changes in it.
  (link.closest('main') ?? document.body).append(element);
  element.scrollTop = 0;
  shown = link;
  link.setAttribute('aria-describedby', ID);
  place();
}

/** Hides the definition, if one is shown. */
export function hide(): void {
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  element?.remove();
}
