import {whenIdle} from '../../../lib/browser/when-idle';
import {noteLoaded, PATIENCE_MS} from '../../../lib/browser/stale-release';

/** Names the application's files to lib/browser/stale-release.ts. */
export const FILES = 'application';

/** Scripts and style sheets that the page names in its head (pipeline/page-template.ts). */
const filesOf = (name: 'application-files' | 'page-files'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content.split(' ').filter(Boolean);

/** Calls back once what the reader did is seen. */
export const afterNextFrame = (callback: () => unknown): number =>
  requestAnimationFrame(() => setTimeout(callback));

/** Calls back once the page is parsed: React would take what is missing for a fault, and stop for good. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback);
  } else {
    callback();
  }
}

/** Whether readers pay for what they do not use, or wait for it. */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
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

/** Files that have come or are on their way: a script that runs twice would start a second application. */
const runs = new Map<string, Promise<unknown>>();

/** Runs a script, after those that were asked for before, or applies styles; again only if that has failed. */
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

/** Says that the application did not come, in a box with a button that tries again. */
export function showFailure(retry: () => void): void {
  hideFailure();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div class=${BOX} role=alert>What makes this page interactive could not be loaded. <button type=button class=button>Try again</button></div>`,
  );
  document.querySelector(`.${BOX} button`)!.addEventListener('click', retry);
}

const hideFailure = (): void => document.querySelector(`.${BOX}`)?.remove();

/**
 * Runs the application, or what of it has not come yet. It takes over the page as it stands.
 *
 * @param fail is called when a file does not come, or not in time; then it may come all the same
 */
export function runApplication(fail: (reason: 'error' | 'timeout') => void): void {
  hideFailure();
  whenParsed(() => {
    const timer = setTimeout(fail, PATIENCE_MS, 'timeout');
    void hydrated.then(() => clearTimeout(timer));
    const files = filesOf('application-files').map(run);
    // Side by side with the application, which asks again for those that do not come.
    filesOf('page-files').forEach((src) => {
      run(src).catch(() => undefined);
    });
    Promise.all(files)
      .then(() => {
        // A file that is cut, or is the HTML of another page, comes without an error of its own. Docusaurus names itself.
        if (!('docusaurus' in window)) {
          runs.clear();
          throw new Error('The application did not start');
        }
        noteLoaded(FILES);
        // It may have come after the time limit.
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
