import type {KeyboardEvent} from 'react';
import {isComposing} from './isComposing';

/** Marks the links that arrow keys lead to. */
export const RESULT_ATTRIBUTE = {'data-result': ''};

const resultsIn = (container: Element): HTMLAnchorElement[] =>
  Array.from(container.querySelectorAll<HTMLAnchorElement>('[data-result]'));

/** The first result on show, which Enter in the input opens. */
export function firstResultIn(container: Element | null): HTMLAnchorElement | undefined {
  return container ? resultsIn(container)[0] : undefined;
}

/** Opens a result as Ctrl or Cmd with a click does. */
export function openInNewTab(result: HTMLAnchorElement | undefined): void {
  if (result) {
    window.open(result.href, '_blank', 'noopener');
  }
}

/** The place in the list that a key leads to; -1 is the input, undefined is no matter of ours. */
function targetOf(key: string, at: number, count: number): number | undefined {
  const isOnResult = at >= 0;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : -1;
    case 'ArrowUp':
      return isOnResult ? at - 1 : count - 1;
    case 'Home':
      return isOnResult ? 0 : undefined;
    case 'End':
      return isOnResult ? count - 1 : undefined;
    default:
      return undefined;
  }
}

const isTyping = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && key !== ' ' && (key.length === 1 || key === 'Backspace');

/**
 * Moves the focus with arrow keys from the input through the results and back; Home and End lead to
 * the first and last result; typing on a result goes on in the input. Results keep real focus, so
 * that whatever a browser does with links works: Ctrl or Cmd with Enter, the menu key, copying.
 */
export function moveThroughResults(
  event: KeyboardEvent<HTMLElement>,
  input: HTMLInputElement,
): void {
  const target = event.target as HTMLElement;
  const results = resultsIn(event.currentTarget);
  const at = results.findIndex((result) => result === target);
  if ((target !== input && at < 0) || isComposing(event.nativeEvent)) {
    return;
  }
  const next =
    event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      ? undefined
      : targetOf(event.key, at, results.length);
  if (next !== undefined) {
    event.preventDefault();
    (results[next] ?? input).focus();
  } else if (target !== input && isTyping(event)) {
    // What is selected in it would be replaced.
    input.setSelectionRange(input.value.length, input.value.length);
    input.focus();
  }
}
