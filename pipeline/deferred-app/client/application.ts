import {whenIdle} from '../../../lib/browser/when-idle';
import {savesData} from '../../../lib/browser/saves-data';
import {noteLoaded, PATIENCE_MS} from '../../../lib/browser/stale-release';

/** Names the application's files to lib/browser/stale-release.ts. */
export const FILES = 'application';

/** Scripts and style sheets that the page names in its head (pipeline/page-template.ts). */
const filesOf = (name: 'application-files' | 'page-files'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content.split(' ').filter(Boolean);

/** Runs after the next paint. */
export const afterNextPaint = (callback: () => unknown): number =>
  requestAnimationFrame(() => setTimeout(callback));

/** Runs once the page is parsed: React would take what is missing for a fault, and stop for good. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback);
  } else {
    callback();
  }
}

/** Fetches the application without running it, each file when the browser is idle: together they are a long task. */
export function fetchApplication(): void {
  if (!savesData()) {
    [...filesOf('application-files'), ...filesOf('page-files')].forEach((src) =>
      whenIdle(() => {
        // Not a preload, which browsers complain of while nothing uses it.
        fetch(src, {priority: 'low'}).catch(() => undefined);
      }),
    );
  }
}

/** Files that are loaded or loading: a script that runs twice would start a second application. */
const runs = new Map<string, Promise<unknown>>();

/** Runs a script, after those that were requested before, or applies styles; again only if that has failed. */
function run(src: string): Promise<unknown> {
  const element = src.endsWith('.css')
    ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: src})
    : Object.assign(document.createElement('script'), {src, async: false});
  const running =
    runs.get(src) ??
    new Promise((resolve, reject) => {
      element.addEventListener('load', resolve);
      element.addEventListener('error', () => {
        runs.delete(src);
        reject(new Error(src));
      });
      // features/base-url-banner/plugin.ts is about styles in the head.
      document.body.append(element);
    });
  runs.set(src, running);
  return running;
}

const BOX = 'load-failure';

const hideFailure = (): void => document.querySelector(`.${BOX}`)?.remove();

/** Reports that the application could not be loaded, in a box with a button that retries. */
export function showFailure(retry: () => void): void {
  hideFailure();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div class=${BOX} role=alert>What makes this page interactive could not be loaded. <button type=button class=button>Try again</button></div>`,
  );
  document.querySelector(`.${BOX} button`)!.addEventListener('click', retry);
}

/**
 * Runs the application, or those of its files that have failed. It takes over the page as it is.
 *
 * @param fail is called when a file fails, or takes too long; then it may arrive all the same
 */
export function runApplication(fail: (reason: 'error' | 'timeout') => void): void {
  hideFailure();
  whenParsed(() => {
    const timer = setTimeout(fail, PATIENCE_MS, 'timeout');
    void hydrated.then(() => clearTimeout(timer));
    const files = filesOf('application-files').map(run);
    // Side by side with the application, which retries those that fail.
    filesOf('page-files').forEach((src) => {
      run(src).catch(() => undefined);
    });
    Promise.all(files)
      .then(() => {
        // A file that is cut, or is the HTML of another page, loads without an error. Docusaurus sets its own name.
        if (!('docusaurus' in window)) {
          runs.clear();
          throw new Error('The application did not start');
        }
        noteLoaded(FILES);
        // It may have arrived after the time limit.
        void hydrated.then(hideFailure);
      })
      .catch(() => {
        clearTimeout(timer);
        fail('error');
      });
  });
}

/** Resolves as soon as React works the page, which it does not do yet when this script runs, in the head. */
export const hydrated = new Promise<void>((resolve) => {
  const html = document.documentElement;
  new MutationObserver(() => html.dataset.hasHydrated === 'true' && resolve()).observe(html, {
    attributeFilter: ['data-has-hydrated'],
  });
});
