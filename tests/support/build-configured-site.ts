import {runCommand, SiteError} from '../../lib/node/site-error';
import {buildConfiguredSite, CONFIGURED_BUILD} from './build';

// Builds the site that tests of configured services visit, beside other work.

void runCommand(async () => {
  const {succeeded, output} = await buildConfiguredSite();
  if (!succeeded) {
    throw new SiteError(CONFIGURED_BUILD.dir, output);
  }
});
