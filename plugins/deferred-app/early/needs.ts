import {isRecovering} from '../../../src/browser/reloadOnce';

function hasStored(prefix: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** A choice among tabs is remembered, and the page shows tabs. */
const hasChosenTabs = (): boolean =>
  document.querySelector('[role=tablist]') !== null && hasStored('docusaurus.tab.');

/** Outside of the docs, menus name the version that was chosen last. */
const hasChosenVersion = (): boolean =>
  !document.documentElement.classList.contains('plugin-docs') &&
  hasStored('docs-preferred-version-');

/** The address leads into something that is shut. */
function leadsIntoHidden(): boolean {
  const {hash} = window.location;
  try {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    return Boolean(target && target.closest('[hidden]'));
  } catch {
    return true;
  }
}

/** Whether what this page shows first depends on the application. Ask once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  hasChosenTabs() ||
  hasChosenVersion() ||
  leadsIntoHidden() ||
  isRecovering();
