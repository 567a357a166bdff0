import {definitionOf} from './definitions';
import {current, hide, isHovered, isInPopover, place, show} from './popover';

/** A pointer that only passes shows nothing. */
const SHOW_DELAY_MS = 200;
/** Time to get from a term into its definition. */
const HIDE_DELAY_MS = 250;

/** The link that a reader turns to; undefined once the reader turns away, so that what arrives later is not shown. */
let wanted: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

function later(delay: number, task: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(task, delay);
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  hide();
}

async function open(link: HTMLAnchorElement): Promise<void> {
  wanted = link;
  const definition = await definitionOf(link);
  if (definition && wanted === link && link.isConnected) {
    show(link, ...definition);
  }
}

function onPointerOver({target, pointerType, buttons}: PointerEvent): void {
  // A finger opens the link, and a pressed button selects text.
  if (pointerType === 'touch' || buttons !== 0) {
    return;
  }
  const link = linkOf(target);
  if (isInPopover(target) || (link && link === current())) {
    clearTimeout(timer);
  } else if (link) {
    later(SHOW_DELAY_MS, () => void open(link));
  } else if (wanted !== document.activeElement) {
    later(HIDE_DELAY_MS, close);
  } else {
    clearTimeout(timer);
  }
}

function onFocusIn({target}: FocusEvent): void {
  const link = linkOf(target);
  // Not for a tap or a click, which follow the link.
  if (link?.matches(':focus-visible')) {
    clearTimeout(timer);
    void open(link);
  }
}

function onFocusOut({target}: FocusEvent): void {
  if (target === wanted && !isHovered()) {
    close();
  }
}

function onKeyDown({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    close();
  }
}

document.addEventListener('pointerover', onPointerOver, {passive: true});
document.addEventListener('focusin', onFocusIn);
document.addEventListener('focusout', onFocusOut);
document.addEventListener('keydown', onKeyDown);
document.addEventListener('click', close);
document.addEventListener('scroll', place, {capture: true, passive: true});
window.addEventListener('resize', place);

/** Does what is due for an event that came before this module. */
export function catchUp(event: Event): void {
  if (event instanceof FocusEvent) {
    onFocusIn(event);
  } else if (event instanceof PointerEvent) {
    onPointerOver(event);
  }
}
