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
export function placePopover(popover: HTMLElement, anchor: DOMRect): void {
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
