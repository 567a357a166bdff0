import url from '@generated/glossary/default/definitions.terms.json';
import {fetchOnce} from '../../lib/browser/load-optional';
import {Popover} from '../../lib/browser/popover';
import type {Definitions} from './plugin';
import styles from './popover.lazy.module.css';

/** A pointer that only passes shows nothing. */
const SHOW_DELAY_MS = 200;
/** Time to get from a term into its definition. */
const HIDE_DELAY_MS = 250;

const popover = new Popover('term-definition', styles.definition!);

/** The link that a reader turns to; undefined once the reader turns away, so that what arrives later is not shown. */
let wanted: HTMLAnchorElement | undefined;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

function close(): void {
  wanted = undefined;
  popover.hide();
}

async function open(link: HTMLAnchorElement): Promise<void> {
  wanted = link;
  // Without the definitions, the link still leads to the entry.
  const definitions = Object.entries((await fetchOnce<Definitions>(url)) ?? {});
  const [, entries] = definitions.find(([route]) => link.pathname.endsWith(route)) ?? [];
  const entry = entries?.[decodeURIComponent(link.hash.slice(1))];
  if (entry && wanted === link && link.isConnected) {
    const [title, definition] = entry;
    const heading = document.createElement('strong');
    heading.textContent = title;
    // Part of the main content, and outside of what React changes in it.
    const parent = link.closest('main') ?? document.body;
    popover.show(link, link, (box) => parent.append(box), heading, ` ${definition}`);
  }
}

function onPointerOver({target, pointerType, buttons}: PointerEvent): void {
  // A finger opens the link, and a pressed button selects text.
  if (pointerType === 'touch' || buttons !== 0) {
    return;
  }
  const link = linkOf(target);
  if (popover.contains(target) || (link && link === popover.about)) {
    popover.keep();
  } else if (link) {
    popover.later(SHOW_DELAY_MS, () => void open(link));
  } else if (wanted !== document.activeElement) {
    popover.later(HIDE_DELAY_MS, close);
  } else {
    popover.keep();
  }
}

function onFocusIn({target}: FocusEvent): void {
  const link = linkOf(target);
  // Not for a tap or a click, which follow the link.
  if (link?.matches(':focus-visible')) {
    popover.keep();
    void open(link);
  }
}

function onFocusOut({target}: FocusEvent): void {
  const isHovered = popover.about?.matches(':hover') || popover.element.matches(':hover');
  if (target === wanted && !isHovered) {
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
document.addEventListener('scroll', () => popover.place(), {capture: true, passive: true});
window.addEventListener('resize', () => popover.place());

/** Does what is due for an event that came before this module. */
export function catchUp(event: Event): void {
  if (event instanceof FocusEvent) {
    onFocusIn(event);
  } else if (event instanceof PointerEvent) {
    onPointerOver(event);
  }
}
