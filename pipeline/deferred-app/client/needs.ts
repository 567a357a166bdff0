import {isReturning} from './history';
import {isRecovering} from '../../../lib/browser/reload-once';

/** Outside of the versioned docs, menus name the version that was chosen last. */
export function hasChosenVersion(): boolean {
  try {
    return (
      !document.documentElement.classList.contains('plugin-id-default') &&
      Object.keys(window.localStorage).some((key) => key.startsWith('docs-preferred-version-'))
    );
  } catch {
    return false;
  }
}

/** Whether what this page shows first depends on the application. Ask once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  hasChosenVersion() ||
  isRecovering() ||
  isReturning();
