import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Serves the files of each page as a package: `npx https://…/v3/sdk/access-control/encryption.tgz` writes them. */
export default function pageProjectsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const home = new URL(baseUrl, siteConfig.url).href;
  const script = path.join(__dirname, 'write-packages.ts');
  return {
    name: 'page-projects',
    getClientModules: () => [path.join(__dirname, 'styles.css')],
    async postBuild({outDir}) {
      const args = ['--import', require.resolve('tsx'), script, siteDir, outDir, home];
      await promisify(execFile)(process.execPath, args, {cwd: siteDir});
    },
  };
}
