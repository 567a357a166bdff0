import box from '../../shared/popover/box.lazy.module.css';
import {placePopover} from '../../shared/popover/place';
import type {Identifier} from './identifiers';
import {colouredSignature, element, laidOutDocumentation} from './layout';
import styles from './popover.lazy.module.css';

const ID = 'sample-type';

/** Name of the highlight in the styles. */
const HIGHLIGHT = 'sample-type';

let popover: HTMLElement | undefined;
let shown: Identifier | undefined;
let shownAt: DOMRect | undefined;

function createElement(): HTMLElement {
  const node = element('div', `${box.box} ${styles.type}`);
  node.id = ID;
  node.setAttribute('role', 'tooltip');
  return node;
}

const firstRect = ({range}: Identifier): DOMRect =>
  range.getClientRects()[0] ?? range.getBoundingClientRect();

/** Marks the identifier without touching the code's elements. Older browsers go without. */
function mark(range: Range | undefined): void {
  if (!('highlights' in CSS)) {
    return;
  }
  if (range) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  } else {
    CSS.highlights.delete(HIGHLIGHT);
  }
}

/** What is shown now. */
export const current = (): Identifier | undefined => shown;

/** The popover, while it is shown. */
export const currentElement = (): HTMLElement | undefined => (shown ? popover : undefined);

/** Shows the type of an identifier in place of what was shown before. */
export function show(identifier: Identifier): void {
  hide();
  popover ??= createElement();
  popover.replaceChildren(
    element('code', styles.signature!, ...colouredSignature(identifier.signature)),
    ...(identifier.documentation
      ? [element('div', styles.documentation!, ...laidOutDocumentation(identifier.documentation))]
      : []),
  );
  // In the figure, which React leaves alone, so that it goes with the page and is part of its main
  // content.
  identifier.block.after(popover);
  popover.scrollTop = 0;
  shown = identifier;
  shownAt = firstRect(identifier);
  placePopover(popover, shownAt);
  mark(identifier.range);
  identifier.block.setAttribute('aria-describedby', ID);
}

/** Hides the popover, if it is shown. */
export function hide(): void {
  shown?.block.removeAttribute('aria-describedby');
  shown = undefined;
  popover?.remove();
  mark(undefined);
}

/** Whether the identifier has moved since its type was shown. */
export function hasMoved(): boolean {
  if (!shown || !shownAt) {
    return false;
  }
  const now = firstRect(shown);
  return Math.abs(now.top - shownAt.top) > 1 || Math.abs(now.left - shownAt.left) > 1;
}
