import {ensureChromium} from '../../scripts/chromium';
import {CONFIGURED_BUILD} from './build';
import {serve} from './host';
import requireBuild from './site';

/** Finds a site and a browser, and serves the site on free ports until all tests have run. */
export default async function globalSetup(): Promise<() => void> {
  requireBuild();
  const site = await serve();
  const configured = await serve(CONFIGURED_BUILD.dir);
  // The workers start after this and find it there.
  Object.assign(process.env, {
    CHROMIUM_PATH: ensureChromium(),
    SITE_ORIGIN: site.origin,
    CONFIGURED_SITE_ORIGIN: configured.origin,
  });
  return () => {
    site.close();
    configured.close();
  };
}
