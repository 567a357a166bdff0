// Prefetches the next page in browsers that support speculation rules.
import {hydrated, savesData} from './application';

/** The rules as JSON, inlined by the plugin. */
declare const SPECULATION_RULES: string;

let rules: HTMLScriptElement | undefined;

/** Has the browser prefetch the pages of hovered links until the application handles links itself. */
export function prefetchLinks(): void {
  if (savesData() || !HTMLScriptElement.supports('speculationrules')) return;
  rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    // The Content-Security-Policy allows exactly this text (hosting/policy.ts).
    textContent: SPECULATION_RULES,
  });
  document.head.append(rules);
  void hydrated.then(() => {
    rules?.remove();
    rules = undefined;
  });
}

/** True while the browser prefetches pages, so that links are fast without the application. */
export const isPrefetching = (): boolean => rules !== undefined;

/** True for links that the browser prefetches. Glossary terms need the application for their popover. */
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
