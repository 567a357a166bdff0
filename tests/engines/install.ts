import {requirePrograms} from '../support/programs';
import requireBuild from '../support/site';
import {FIREFOX, WEBKIT_DRIVER, XVFB_RUN} from './engines';

/** Makes sure that there is a site to test, and the engines to test it in. */
export default function install(): void {
  requireBuild();
  requirePrograms('tests/engines', {
    [FIREFOX]: 'firefox-esr',
    [WEBKIT_DRIVER]: 'webkit2gtk-driver',
    [XVFB_RUN]: 'xvfb xauth',
  });
}
