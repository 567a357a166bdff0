// The next page is loaded before the reader asks for it, in browsers that have speculation rules.
import {savesData} from '../../../lib/browser/saves-data';
import {hydrated} from './application';

/** The plugin fills it in. */
declare const SPECULATION_RULES: string;

let rules: HTMLScriptElement | undefined;

/** Lets the browser fetch pages whose links the reader points at, until the application follows links itself. */
export function prefetchLinks(): void {
  if (savesData() || !HTMLScriptElement.supports('speculationrules')) return;
  rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    // hosting/policy.ts allows this text.
    textContent: SPECULATION_RULES,
  });
  document.head.append(rules);
  void hydrated.then(() => {
    rules?.remove();
    rules = undefined;
  });
}

/** True while links lead on fast, without the application. */
export const isPrefetching = (): boolean => rules !== undefined;

/** Tests if something is a link to a page that the browser fetches ahead. Terms are more than links. */
export function isPrefetched(target: Element): boolean {
  const link = rules && target.closest<HTMLAnchorElement>('a[href]:not(.term)');
  return (
    !!link &&
    !link.target &&
    link.origin === window.location.origin &&
    !link.pathname.includes('.') &&
    link.pathname !== window.location.pathname
  );
}
