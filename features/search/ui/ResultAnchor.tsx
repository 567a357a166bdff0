import type {ComponentProps, KeyboardEvent, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {FOLLOWED_RESULT} from './focus-followed-result.client';
import {afterKey, isComposing} from './keys.shared';

/** Fetches the code of the page that an address of this site leads to. */
export const prefetchPage = (url: string): void =>
  void window.docusaurus.prefetch(url.replace(/[?#].*/, ''));

interface ResultAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Address in this site, with the base URL. */
  to: string;
}

/**
 * A link that arrow keys lead to. Docusaurus' own would fetch the page of each result that comes
 * into view, with every letter that is typed; this one does when a reader turns to it.
 */
export function ResultAnchor({to, ...props}: ResultAnchorProps): ReactNode {
  const {pathname, search, hash} = new URL(to, window.location.href);
  const prefetch = () => prefetchPage(to);
  return (
    <Link
      {...props}
      to={{pathname, search, hash, state: FOLLOWED_RESULT}}
      data-result=""
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}

/** All results in an element, in the order that arrow keys lead through. */
export const resultsIn = (container: Element): HTMLAnchorElement[] =>
  Array.from(container.querySelectorAll<HTMLAnchorElement>('[data-result]'));

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
  const last = results.length - 1;
  // The place that a key leads to; -1 is the input.
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at < last ? at + 1 : -1,
    ArrowUp: at < 0 ? last : at - 1,
    ...(at >= 0 && {Home: 0, End: last}),
  };
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const next = ctrlKey || metaKey || altKey || shiftKey ? undefined : places[key];
  if (next !== undefined) {
    event.preventDefault();
    (results[next] ?? input).focus();
  } else if (target !== input && key !== ' ' && afterKey('', event.nativeEvent) !== undefined) {
    // What is selected in it would be replaced.
    input.setSelectionRange(input.value.length, input.value.length);
    input.focus();
  }
}
