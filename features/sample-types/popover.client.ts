import {announce} from '../../lib/browser/announce';
import {Popover} from '../../lib/browser/popover';
import {
  identifierAtPoint,
  identifiersOf,
  loadTypes,
  rangeOf,
  type Identifier,
} from './identifiers.client';
import {colouredSignature, element, laidOutDocumentation} from './layout.shared';
import styles from './popover.lazy.module.css';

/** A pointer that only passes shows nothing. */
const SHOW_DELAY_MS = 120;
/** Time to get from an identifier into the popover. */
const HIDE_DELAY_MS = 250;
/** How far the arrow keys scroll a popover, in px. */
const SCROLL_STEP = 40;

const HINT = 'Left and right arrow keys show types.';

const popover = new Popover('sample-type', styles.type!);
let shown: Identifier | undefined;
/** What was asked for by key or tap stays, wherever a pointer rests. */
let pinned = false;
/** Where the arrow keys go on from. */
let position: Identifier | undefined;

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('figure[data-types] pre') : null;

/** Marks text without touching the code's elements. Older browsers go without. */
function highlight(...ranges: Range[]): void {
  if ('highlights' in CSS) {
    CSS.highlights.set('sample-type', new Highlight(...ranges));
  }
}

function close(): void {
  pinned = false;
  shown = undefined;
  popover.hide();
  highlight();
}

/** Shows the type of an identifier in place of what was shown before. */
function show(identifier: Identifier): void {
  const {block, signature, documentation} = identifier;
  const range = rangeOf(identifier);
  close();
  shown = identifier;
  popover.show(
    block,
    range,
    // In the figure, which React leaves alone, so that it goes with the page and is part of its main content.
    (box) => block.after(box),
    element('code', styles.signature!, ...colouredSignature(signature)),
    ...(documentation
      ? [element('div', styles.documentation!, ...laidOutDocumentation(documentation))]
      : []),
  );
  highlight(range);
}

function showPinned(identifier: Identifier): void {
  show(identifier);
  pinned = true;
  position = identifier;
}

/** Loads what is known about a block, and says that there is something. */
async function prepare({target}: Event): Promise<void> {
  const block = blockOf(target);
  if (block) {
    await loadTypes(block);
    if (identifiersOf(block)) block.setAttribute('aria-description', HINT);
  }
}

function onPointerMove(event: PointerEvent): void {
  const {target, pointerType, buttons, clientX, clientY} = event;
  // A pressed button selects text.
  if (pointerType !== 'mouse' || buttons !== 0 || (pinned && shown?.block.isConnected)) {
    return;
  }
  const block = blockOf(target);
  if (block && !identifiersOf(block)) {
    void prepare(event);
    return;
  }
  const identifier = block ? identifierAtPoint(block, clientX, clientY) : undefined;
  if (identifier && identifier !== shown) {
    popover.later(SHOW_DELAY_MS, () => show(identifier));
  } else if (shown && !identifier && !popover.contains(target)) {
    popover.later(HIDE_DELAY_MS, close);
  } else {
    popover.keep();
  }
}

async function onClick({target, clientX, clientY}: MouseEvent): Promise<void> {
  if (popover.contains(target)) {
    return;
  }
  const block = getSelection()?.isCollapsed === false ? null : blockOf(target);
  if (block) await loadTypes(block);
  const identifier = block && identifierAtPoint(block, clientX, clientY);
  if (identifier) {
    showPinned(identifier);
  } else {
    close();
  }
}

function onFocusOut({target}: FocusEvent): void {
  if (position?.block === target) {
    position = undefined;
  }
  if (shown?.block === target) {
    close();
  }
}

/**
 * Goes to the next identifier of a block. At its ends, a block scrolls as it does without types.
 */
function step(block: HTMLElement, by: 1 | -1): boolean {
  const identifiers = identifiersOf(block) ?? [];
  const start = by === 1 ? -1 : identifiers.length;
  const from = position?.block === block ? identifiers.indexOf(position) : start;
  const identifier = identifiers[from + by];
  if (!identifier) {
    return false;
  }
  const {parentElement: token} = rangeOf(identifier).endContainer;
  token!.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  showPinned(identifier);
  announce([identifier.signature, identifier.documentation].filter(Boolean).join('. '));
  return true;
}

function scrollPopover(by: 1 | -1): boolean {
  const {element} = popover;
  // One that is not shown has no height.
  if (element.scrollHeight <= element.clientHeight) {
    return false;
  }
  element.scrollTop += by * SCROLL_STEP;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (key === 'Escape') {
    close();
    return;
  }
  const block = blockOf(target);
  if (!block || block !== target || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const isHandled =
    (key === 'ArrowRight' && step(block, 1)) ||
    (key === 'ArrowLeft' && step(block, -1)) ||
    (key === 'ArrowDown' && scrollPopover(1)) ||
    (key === 'ArrowUp' && scrollPopover(-1));
  if (isHandled) {
    event.preventDefault();
  }
}

function onScroll({target}: Event): void {
  // Scrolling that has brought the identifier into view is over when its type is shown.
  if (!popover.contains(target) && popover.hasMoved) {
    close();
  }
}

document.addEventListener('pointermove', onPointerMove, {passive: true});
document.addEventListener('click', (event) => void onClick(event));
document.addEventListener('focusin', (event) => void prepare(event));
document.addEventListener('focusout', onFocusOut);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('scroll', onScroll, {capture: true, passive: true});
window.addEventListener('resize', close);

/** Does what is due for an event that came before this module. */
export function catchUp(event: Event): void {
  void (event.type === 'click' ? onClick(event as MouseEvent) : prepare(event));
}
