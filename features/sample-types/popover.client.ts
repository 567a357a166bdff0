import {announce} from '../../lib/browser/announce';
import {hoverPopover} from '../../lib/browser/hover-popover';
import {
  identifierAtPoint,
  identifiersOf,
  loadTypes,
  rangeOf,
  type Identifier,
} from './identifiers.client';
import {colouredSignature, element, laidOutDocumentation} from './layout.shared';
import styles from './popover.lazy.module.css';

/** How far the arrow keys scroll a popover, in px. */
const SCROLL_STEP = 40;

const SELECTOR = 'figure[data-types] pre';

const popover = hoverPopover<Identifier>({
  id: 'sample-type',
  className: styles.type!,
  selector: SELECTOR,
  async itemAt(block, {x, y}) {
    await loadTypes(block);
    return identifierAtPoint(block, x, y);
  },
  explain(identifier) {
    const {block, signature, documentation} = identifier;
    const code = element('code', styles.signature!, ...colouredSignature(signature));
    const content = documentation
      ? [code, element('div', styles.documentation!, ...laidOutDocumentation(documentation))]
      : [code];
    return {about: block, anchor: rangeOf(identifier), content};
  },
});

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(SELECTOR);

async function onClick({target, x, y}: MouseEvent): Promise<void> {
  const block = blockOf(target);
  if (block && getSelection()?.isCollapsed !== false) {
    await loadTypes(block);
    const identifier = identifierAtPoint(block, x, y);
    if (identifier) popover.pin(identifier);
  }
}

async function onFocusIn({target}: FocusEvent): Promise<void> {
  const block = blockOf(target);
  if (block) await loadTypes(block);
}

/**
 * Goes to the next identifier of a block. At its ends, a block scrolls as it does without types.
 */
function step(block: HTMLElement, by: 1 | -1): boolean {
  const identifiers = identifiersOf(block);
  const start = by === 1 ? -1 : identifiers.length;
  const {item} = popover;
  const from = item?.block === block ? identifiers.indexOf(item) : start;
  const identifier = identifiers[from + by];
  if (!identifier) {
    return false;
  }
  const {parentElement: token} = rangeOf(identifier).endContainer;
  token!.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  popover.pin(identifier);
  announce([identifier.signature, identifier.documentation].filter(Boolean).join('. '));
  return true;
}

function scrollPopover(by: 1 | -1): boolean {
  const {element: box} = popover;
  // One that is not shown has no height.
  if (box.scrollHeight <= box.clientHeight) {
    return false;
  }
  box.scrollTop += by * SCROLL_STEP;
  return true;
}

function onKeyDown(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
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

document.addEventListener('click', (event) => void onClick(event));
document.addEventListener('focusin', (event) => void onFocusIn(event));
document.addEventListener('keydown', onKeyDown);

/** Handles an event that came before this module. */
export function catchUp(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointerover') {
    void popover.onPointer(event);
  } else {
    void (event instanceof FocusEvent ? onFocusIn(event) : onClick(event as MouseEvent));
  }
}
