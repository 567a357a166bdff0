import styles from './hover-popover.lazy.module.css';

/** Distance to the anchor and to the edges of the viewport, in px. */
const GAP = 4;
const MARGIN = 8;

/** A pointer that only passes shows nothing. */
const SHOW_DELAY_MS = 120;
/** Time to get from the anchor into the popover. */
const HIDE_DELAY_MS = 250;

const HIGHLIGHT = 'popover-anchor';

/** How an item is shown. */
export interface Explanation {
  /** The element that screen readers read it with. */
  about: HTMLElement;
  /** The popover is beside it. A range is highlighted as well. */
  anchor: HTMLElement | Range;
  content: readonly (Node | string)[];
}

interface Options<Item> {
  id: string;
  className: string;
  /** Matches the elements that hold items. */
  selector: string;
  /** Loads what there is to say about an element, and finds the item at a point of the viewport. */
  itemAt: (element: HTMLElement, point: {x: number; y: number}) => Promise<Item | undefined>;
  explain: (item: Item) => Explanation;
}

/** A popover that explains one item at a time. */
export interface HoverPopover<Item> {
  readonly element: HTMLElement;
  /** The item that is explained now. */
  readonly item: Item | undefined;
  /** Explains an item until Escape, a click elsewhere, or the focus leaves it, wherever a pointer rests. */
  pin: (item: Item) => void;
  onPointer: (event: PointerEvent) => Promise<void>;
}

/**
 * Places a popover above its anchor, over what has been read already, or below it where there is more room; always within
 * the viewport. CSS anchors cannot be ranges, and half of the browsers lack them.
 */
function placePopover(popover: HTMLElement, anchor: HTMLElement | Range): void {
  // An anchor that is broken into two lines is where it starts.
  const {top, bottom, left} = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const below = clientHeight - bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  popover.style.maxHeight = '';
  const isAbove = popover.offsetHeight <= above || above >= below;
  popover.style.maxHeight = `min(${getComputedStyle(popover).maxHeight}, ${isAbove ? above : below}px)`;
  const rightmost = Math.min(left, clientWidth - popover.offsetWidth - MARGIN);
  popover.style.left = `${Math.max(rightmost, MARGIN)}px`;
  popover.style.top = `${isAbove ? top - GAP - popover.offsetHeight : bottom + GAP}px`;
}

/**
 * Explains items of the page in a popover: what a pointer rests on, until it leaves item and popover, and what is pinned.
 * For use in browsers, once for each kind of items.
 */
export function hoverPopover<Item>(options: Options<Item>): HoverPopover<Item> {
  const element = document.createElement('div');
  Object.assign(element, {id: options.id, className: `${styles.box} ${options.className}`});
  element.role = 'tooltip';
  element.popover = 'manual';

  let shown: (Explanation & {item: Item}) | undefined;
  let isPinned = false;
  let lastEvent: PointerEvent | undefined;
  let pointedAt: Item | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const contains = (target: EventTarget | null): boolean => element.contains(target as Node);

  function close(): void {
    clearTimeout(timer);
    shown?.about.removeAttribute('aria-describedby');
    shown = undefined;
    isPinned = false;
    element.remove();
    // Older browsers go without.
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  }

  function place(): void {
    if (shown) placePopover(element, shown.anchor);
  }

  function show(item: Item): void {
    close();
    shown = {...options.explain(item), item};
    const {about, anchor, content} = shown;
    element.replaceChildren(...content);
    // In the main content, and outside of what React changes in it.
    (about.closest('figure, main') ?? document.body).append(element);
    if ('showPopover' in element) element.showPopover();
    element.scrollTop = 0;
    about.setAttribute('aria-describedby', element.id);
    if (anchor instanceof Range && 'highlights' in CSS) {
      CSS.highlights.set(HIGHLIGHT, new Highlight(anchor));
    }
    place();
  }

  async function onPointer(event: PointerEvent): Promise<void> {
    const {target, pointerType, buttons} = event;
    // Fingers tap, and a pressed button selects text.
    if (pointerType === 'touch' || buttons !== 0 || isPinned) {
      return;
    }
    lastEvent = event;
    const host = (target as Element).closest<HTMLElement>(options.selector);
    const found = host ? await options.itemAt(host, event) : undefined;
    const item = contains(target) ? shown?.item : found;
    if (lastEvent !== event || item === pointedAt) {
      return;
    }
    pointedAt = item;
    clearTimeout(timer);
    if (item !== undefined && item !== shown?.item) {
      timer = setTimeout(show, SHOW_DELAY_MS, item);
    } else if (item === undefined) {
      timer = setTimeout(close, HIDE_DELAY_MS);
    }
  }

  const onPointerEvent = (event: PointerEvent): void => void onPointer(event);
  document.addEventListener('pointerover', onPointerEvent, {passive: true});
  document.addEventListener('pointermove', onPointerEvent, {passive: true});
  document.addEventListener('focusout', ({target}) => {
    if (isPinned && target === shown?.about && !element.matches(':hover')) close();
  });
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close());
  document.addEventListener('click', ({target}) => !contains(target) && close());
  document.addEventListener('scroll', place, {capture: true, passive: true});
  window.addEventListener('resize', place);
  window.addEventListener('popstate', close);

  return {
    element,
    get item() {
      return shown?.item;
    },
    pin(item) {
      show(item);
      isPinned = true;
    },
    onPointer,
  };
}
