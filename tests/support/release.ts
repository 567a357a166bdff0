import type {Page, Request} from '@playwright/test';
import {intercept} from './intercept';

/** Which of the files that a page loads late. */
export type IsGone = (request: Request) => boolean;

export const isScript: IsGone = (request) => /\/assets\/js\//.test(request.url());
export const isStyle: IsGone = (request) => /\/assets\/css\//.test(request.url());

interface ReleaseOptions {
  /** What hosts without a file answer with: their not-found page, or any page as if all were well. */
  status: 404 | 200;
  /** Also after the page was loaded anew. */
  isForEver?: boolean;
  /** A page that asks whether the network is there hears nothing before this. */
  until?: Promise<void>;
}

/**
 * From now on, answers requests for old files as a host does that a new release has taken them from.
 *
 * @returns how often the page was loaded since then
 */
export async function release(
  page: Page,
  isGone: IsGone,
  {status, isForEver = false, until}: ReleaseOptions,
): Promise<() => number> {
  let loads = 0;
  await intercept(page, '**/*', async (route) => {
    const request = route.request();
    loads += request.isNavigationRequest() ? 1 : 0;
    if (request.method() === 'HEAD') {
      await until;
    }
    if (isGone(request) && (loads === 0 || isForEver)) {
      await route.fulfill({status, contentType: 'text/html', body: '<!doctype html>Not found'});
    } else {
      await route.fallback();
    }
  });
  return () => loads;
}
