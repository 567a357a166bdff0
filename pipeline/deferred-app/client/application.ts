import {whenIdle} from '../../../lib/browser/when-idle';
import {noteLoaded, PATIENCE_MS} from '../../../lib/browser/stale-release';

/** Names the application's files to lib/browser/stale-release.ts. */
export const FILES = 'application';

/** Scripts and stylesheets listed in the page's head (pipeline/page-template.ts). */
const filesOf = (name: 'application-files' | 'page-files'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content.split(' ').filter(Boolean);

/** Runs after the next paint, so that the reader first sees feedback. */
export const afterNextFrame = (callback: () => unknown): number =>
  requestAnimationFrame(() => setTimeout(callback));

/** Runs once the page is parsed: React would treat unparsed content as a hydration error and give up. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback);
  } else {
    callback();
  }
}

/** True on metered or slow connections, where nothing is fetched ahead. */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Fetches the application without running it, one file per idle period: fetching all at once is a long task. */
export function fetchApplication(): void {
  if (!savesData()) {
    [...filesOf('application-files'), ...filesOf('page-files')].forEach((src) =>
      whenIdle(() => {
        // Not a preload: browsers warn about one that is not used soon.
        fetch(src, {priority: 'low'}).catch(() => undefined);
      }),
    );
  }
}

/** Files that are loaded or loading: running a script twice would start a second application. */
const runs = new Map<string, Promise<unknown>>();

/** Runs a script, in the order of calls, or applies a stylesheet. Repeats one only if it failed before. */
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
      // In the body: features/base-url-banner/plugin.ts watches stylesheets in the head.
      document.body.append(element);
    });
  runs.set(src, running);
  return running;
}

const BOX = 'load-failure';

/** Shows that the application failed to load, with a button to retry. */
export function showFailure(retry: () => void): void {
  hideFailure();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div class=${BOX} role=alert>What makes this page interactive could not be loaded. <button type=button class=button>Try again</button></div>`,
  );
  document.querySelector(`.${BOX} button`)!.addEventListener('click', retry);
}

/**
 * Runs the application, or the files of it that are still missing. It hydrates the page.
 *
 * @param fail is called when a file fails to load or times out; a file that timed out can still arrive
 */
export function runApplication(fail: (reason: 'error' | 'timeout') => void): void {
  hideFailure();
  whenParsed(() => {
    const timer = setTimeout(fail, PATIENCE_MS, 'timeout');
    void hydrated.then(() => clearTimeout(timer));
    const files = filesOf('application-files').map(run);
    // In parallel with the application, which requests those again that fail.
    filesOf('page-files').forEach((src) => {
      run(src).catch(() => undefined);
    });
    Promise.all(files)
      .then(() => {
        // A truncated file, or HTML sent in its place, loads without an error event. Docusaurus sets this global.
        if (!('docusaurus' in window)) {
          runs.clear();
          throw new Error('The application did not start');
        }
        noteLoaded(FILES);
        // The box may be shown if the time limit has passed.
        void hydrated.then(hideFailure);
      })
      .catch(() => {
        clearTimeout(timer);
        fail('error');
      });
  });
}

/** Resolves once React has hydrated the page. */
export const hydrated = new Promise<void>((resolve) => {
  const html = document.documentElement;
  new MutationObserver(() => html.dataset.hasHydrated === 'true' && resolve()).observe(html, {
    attributeFilter: ['data-has-hydrated'],
  });
});
