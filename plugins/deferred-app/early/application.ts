import {isNetworkThere} from '../../../src/browser/network';
import {forgetReload, reloadOnce} from '../../../src/browser/reloadOnce';

const REASON = 'application';

/** Whether React works the page. */
export const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** A script with its digest. */
interface File {
  src: string;
  integrity: string;
}

/** Files that the page names in its head (site/page-template.ts), with the digests that plugins/hosting adds. */
function filesOf(name: 'application-files' | 'page-files'): File[] {
  const {content, dataset} = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!;
  const digests = dataset.integrity?.split(' ') ?? [];
  return content
    .split(' ')
    .filter(Boolean)
    .map((src, index) => ({src, integrity: digests[index] ?? ''}));
}

let isAsked = false;

/** Calls back once what the reader did is seen. */
export const afterNextFrame = (callback: () => unknown): number =>
  requestAnimationFrame(() => setTimeout(callback));

/** Shows the docs' sidebar as the phone menu, or no longer. */
export const showMenuStandIn = (isShown = false): boolean =>
  document.documentElement.toggleAttribute('data-menu-awaited', isShown);

function sayThatItFailed(): void {
  showMenuStandIn();
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  box.append('What makes this page interactive could not be loaded. ');
  const again = box.appendChild(document.createElement('button'));
  again.type = 'button';
  again.className = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', runApplication);
  document.body.prepend(box);
  isAsked = false;
}

/** Files that the server has no more are gone with a release: the page is loaded anew, once. */
async function recover(): Promise<void> {
  if (!(await isNetworkThere()) || !reloadOnce(REASON)) {
    sayThatItFailed();
  }
}

/** Fetches the application without running it, but for readers who pay for what they do not use. */
export function fetchApplication(): void {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    [...filesOf('application-files'), ...filesOf('page-files')].forEach(({src}) => {
      // Not a preload, which browsers complain of while nothing uses it.
      fetch(src, {priority: 'low'}).catch(() => undefined);
    });
  }
}

/** Runs a script, after those that were asked for before, or applies styles. */
function run({src, integrity}: File): Promise<unknown> {
  const element = src.endsWith('.css')
    ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: src, integrity})
    : Object.assign(document.createElement('script'), {src, integrity, async: false});
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
  });
}

/** Runs the application, once. It takes over the page as it stands. */
export function runApplication(): void {
  if (isAsked || isAlive()) {
    return;
  }
  isAsked = true;
  document.querySelector('.load-failure')?.remove();
  const comings = filesOf('application-files').map(run);
  // Side by side with the application, which asks again for those that do not come.
  filesOf('page-files').forEach((file) => {
    run(file).catch(() => undefined);
  });
  Promise.all(comings)
    .then(() => {
      // A file that is cut, or is the HTML of another page, comes without an error of its own. Docusaurus names itself.
      if (!('docusaurus' in window)) {
        throw new Error('The application did not start');
      }
      forgetReload(REASON);
    })
    .catch(() => recover());
}

/** Calls back as soon as React works the page. */
export function whenAlive(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (isAlive()) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
