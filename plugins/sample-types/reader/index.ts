import {announce} from '../../shared/announce';
import {
  identifierAt,
  identifierAtPoint,
  identifierCount,
  loadTypes,
  type Identifier,
} from './identifiers';
import {current, hide, popover, show} from './popover';
import {reveal} from './reveal';

/** A pointer that only passes shows nothing. */
const SHOW_DELAY_MS = 120;
/** Time to get from an identifier into the popover. */
const HIDE_DELAY_MS = 250;
/** How far the arrow keys scroll a popover, in px. */
const SCROLL_STEP = 40;

const HINT = 'Left and right arrow keys show types.';

/** What was asked for by key or tap stays, wherever a pointer rests. */
let pinned = false;
/** Where the arrow keys go on from. */
let position: {block: HTMLElement; index: number} | undefined;

const isSame = (a: Identifier | undefined, b: Identifier | undefined): boolean =>
  a?.block === b?.block && a?.index === b?.index;

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('figure[data-types] pre') : null;

/** Closes the popover. */
function close(): void {
  pinned = false;
  hide();
}

function showPinned(identifier: Identifier): void {
  pinned = true;
  position = {block: identifier.block, index: identifier.index};
  show(identifier);
}

function onPointerMove({target, pointerType, buttons, clientX, clientY}: PointerEvent): void {
  // A pressed button selects text.
  if (pointerType !== 'mouse' || buttons !== 0 || (pinned && current()?.block.isConnected)) {
    return;
  }
  const block = blockOf(target);
  if (block && identifierCount(block) === undefined) {
    void loadTypes(block);
    return;
  }
  const identifier = block ? identifierAtPoint(block, clientX, clientY) : undefined;
  if (popover.contains(target) || (identifier && isSame(identifier, current()))) {
    popover.keep();
  } else if (identifier) {
    popover.later(SHOW_DELAY_MS, () => show(identifier));
  } else if (current()) {
    popover.later(HIDE_DELAY_MS, close);
  } else {
    popover.keep();
  }
}

async function onClick({target, clientX, clientY}: MouseEvent): Promise<void> {
  if (popover.contains(target)) {
    return;
  }
  const block = blockOf(target);
  if (!block || getSelection()?.isCollapsed === false) {
    close();
    return;
  }
  await loadTypes(block);
  const identifier = identifierAtPoint(block, clientX, clientY);
  if (identifier) {
    showPinned(identifier);
  } else {
    close();
  }
}

async function onFocusIn({target}: FocusEvent): Promise<void> {
  const block = blockOf(target);
  if (block && block === target) {
    await loadTypes(block);
    if (identifierCount(block) !== undefined) {
      block.setAttribute('aria-description', HINT);
    }
  }
}

function onFocusOut({target}: FocusEvent): void {
  if (position?.block === target) {
    position = undefined;
  }
  if (current()?.block === target) {
    close();
  }
}

/**
 * Goes to the next identifier of a block. At its ends, a block scrolls as it does without types.
 */
function step(block: HTMLElement, by: 1 | -1): boolean {
  const start = by === 1 ? -1 : (identifierCount(block) ?? 0);
  const from = position?.block === block ? position.index : start;
  const identifier = identifierAt(block, from + by);
  if (!identifier) {
    return false;
  }
  reveal(identifier);
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
document.addEventListener('focusin', (event) => void onFocusIn(event));
document.addEventListener('focusout', onFocusOut);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('scroll', onScroll, {capture: true, passive: true});
window.addEventListener('resize', close);

/** Does what is due for an event that came before this module. */
export function catchUp(event: Event): void {
  if (event instanceof FocusEvent) {
    void onFocusIn(event);
  } else if (event instanceof MouseEvent && event.type === 'click') {
    void onClick(event);
  } else {
    const block = blockOf(event.target);
    if (block) {
      void loadTypes(block);
    }
  }
}
