import {isNetworkThere} from '../../../src/browser/network';
import {forgetReload, reloadOnce} from '../../../src/browser/reloadOnce';

const REASON = 'application';

/** Whether React works the page. */
export const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** The files of the application, in the order they run in; see site/page-template.ts. */
const files = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name=application-files]')!.content.split(' ');

let isAsked = false;

function sayThatItFailed(): void {
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  box.append('What makes this page interactive could not be loaded. ');
  const again = box.appendChild(document.createElement('button'));
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => {
    box.remove();
    runApplication();
  });
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
    files().forEach((file) => {
      // Not a preload, which browsers complain of while nothing uses it.
      fetch(file, {priority: 'low'}).catch(() => undefined);
    });
  }
}

/** Runs the application, once. It takes over the page as it stands. */
export function runApplication(): void {
  if (isAsked || isAlive()) {
    return;
  }
  isAsked = true;
  const [main, ...others] = files().reverse();
  for (const file of [...others.reverse(), main!]) {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.addEventListener('error', () => void recover(), {once: true});
    if (file === main) {
      // A file that is cut, or is the HTML of another page, comes without an error of its own.
      script.addEventListener('load', () => {
        if ('docusaurus' in window) {
          forgetReload(REASON);
        } else {
          void recover();
        }
      });
    }
    document.head.append(script);
  }
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
