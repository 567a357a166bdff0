import type {Identifier} from './identifiers';

/** Room around an identifier that is scrolled to, in px; at the top there is also the navbar. */
const ROOM = 24;
const ROOM_ABOVE = 96;

/** How far to scroll so that a stretch lies within limits; 0 if it does. */
function distance(start: number, end: number, from: number, to: number): number {
  if (start < from) {
    return start - from;
  }
  return end > to ? end - to : 0;
}

/** Scrolls an identifier into view, in its block and on the page. */
export function reveal({block, range}: Identifier): void {
  const box = block.getBoundingClientRect();
  const {left, right} = range.getBoundingClientRect();
  block.scrollLeft += distance(left, right, box.left + ROOM, box.right - ROOM);
  const {top, bottom} = range.getBoundingClientRect();
  const {clientHeight} = document.documentElement;
  window.scrollBy({
    top: distance(top, bottom, ROOM_ABOVE, clientHeight - ROOM),
    behavior: 'instant',
  });
}
