import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {SiteError} from '../shared/site-error';

/** What the helper is for; see README.md. */
const USER = 'node_modules/@docusaurus/utils-common/lib';

/** @throws SiteError if an upgrade wants other helpers than the one in helpers.ts, or none */
function checkHelpers(siteDir: string): void {
  const code = globSync(`${USER}/**/*.js`, {cwd: siteDir, absolute: true}).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const wanted = new Set(code.join('\n').match(/(?<=\btslib_\d+\.)\w+/g));
  if (wanted.size !== 1 || !wanted.has('__importDefault')) {
    const names = [...wanted].join(', ') || 'none';
    throw new SiteError(
      'plugins/lean-tslib',
      `${USER} uses these helpers of tslib now: ${names}; adapt helpers.ts, or delete the plugin`,
    );
  }
}

/** Ships the one helper of tslib that the client needs instead of all of them; see README.md. */
export default function leanTslibPlugin({siteDir}: {siteDir: string}): Plugin {
  checkHelpers(siteDir);
  return {
    name: 'lean-tslib',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {tslib$: path.join(__dirname, 'helpers.ts')}}},
  };
}
