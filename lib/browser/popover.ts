import box from './popover.lazy.module.css';

/** Distance to what a popover is about and to the edges of the viewport, in px. */
const GAP = 4;
const MARGIN = 8;

/**
 * Places a popover above what it is about, over what has been read already, or below it where there
 * is more room. Always within the viewport. For use in browsers.
 *
 * @param popover has `position: fixed`, and in CSS the height that it may have at most
 * @param anchor what it is about, in the viewport
 */
function placePopover(popover: HTMLElement, anchor: DOMRect): void {
  const {clientWidth, clientHeight} = document.documentElement;
  const below = clientHeight - anchor.bottom - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  popover.style.maxHeight = '';
  const isAbove = popover.offsetHeight <= above || above >= below;
  popover.style.maxHeight = `min(${getComputedStyle(popover).maxHeight}, ${isAbove ? above : below}px)`;
  const left = Math.min(anchor.left, clientWidth - popover.offsetWidth - MARGIN);
  const top = isAbove ? anchor.top - GAP - popover.offsetHeight : anchor.bottom + GAP;
  popover.style.left = `${Math.max(left, MARGIN)}px`;
  popover.style.top = `${top}px`;
}

const firstRect = (anchor: Element | Range): DOMRect =>
  // What is broken into two lines is where it starts.
  anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();

/** A box that says something about a piece of the page, one at a time. For use in browsers. */
export class Popover {
  readonly element = document.createElement('div');
  private shown: {about: Element; anchor: Element | Range; at: DOMRect} | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, className: string) {
    this.element.id = id;
    this.element.className = `${box.box} ${className}`;
    this.element.setAttribute('role', 'tooltip');
  }

  /** The element that is described now. */
  get about(): Element | undefined {
    return this.shown?.about;
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.element.contains(target);
  }

  /**
   * Shows content in place of what was shown before.
   *
   * @param about the element that screen readers read it with
   * @param anchor the piece of it that the box stands beside
   * @param insert puts the box into the page
   */
  show(
    about: Element,
    anchor: Element | Range,
    insert: (element: HTMLElement) => void,
    ...content: readonly (Node | string)[]
  ): void {
    this.hide();
    this.element.replaceChildren(...content);
    insert(this.element);
    this.element.scrollTop = 0;
    about.setAttribute('aria-describedby', this.element.id);
    this.shown = {about, anchor, at: firstRect(anchor)};
    this.place();
  }

  /** Puts the box beside its anchor again, which may have moved. */
  place(): void {
    if (this.shown) {
      placePopover(this.element, firstRect(this.shown.anchor));
    }
  }

  /** Whether the anchor has moved since the box was shown. */
  get hasMoved(): boolean {
    const now = this.shown && firstRect(this.shown.anchor);
    const {top, left} = this.shown?.at ?? {top: 0, left: 0};
    return now !== undefined && (Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1);
  }

  hide(): void {
    this.keep();
    this.about?.removeAttribute('aria-describedby');
    this.shown = undefined;
    this.element.remove();
  }

  /** Does something after a while, unless the box is kept, hidden, or told to do something else. */
  later(delay: number, task: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, delay);
  }

  /** Leaves the box as it is, whatever was to come later. */
  keep(): void {
    clearTimeout(this.timer);
  }
}
