import {existsSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '../../lib/node/site-error';
import {ensureChromium} from '../../scripts/chromium';
import {buildDir} from './site';

/** Makes sure that there is a site to test and a browser to test it in. */
export default function globalSetup(): void {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new SiteError(buildDir, 'no built site there; run "npm run build" first');
  }
  // The workers start after this and find it there.
  process.env.CHROMIUM_PATH = ensureChromium();
}
