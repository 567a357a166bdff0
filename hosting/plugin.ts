import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import type {Environment} from '../lib/node/environment';
import {contentPolicy, hosting} from './policy';
import redirects from '../site/redirects.json';
import manifest from '../site/routes.json';
import {visitBuiltPages} from '../lib/node/built-pages';
import {inlineScripts} from './inline-scripts';
import {movesFor, rulesFor} from './moves';
import {serverFilesDir} from './release/check-build';
import {serverFiles} from './servers';
import {checkHeaders, checkRules, policyValue, type HostedSite, type ServerFile} from './site';
import {textFiles} from './text-files';
import {staticHostFiles} from './static-hosts';

async function write(dir: string, files: readonly ServerFile[]): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  }
}

/**
 * Makes the built site ready to be served: writes the configurations of servers beside it, all from hosting/policy.ts, site/redirects.json and the built pages.
 *
 * @param environment the validated environment, see lib/node/environment.ts
 */
export default function hostingPlugin(
  {baseUrl, siteConfig}: LoadContext,
  environment: Environment,
): Plugin {
  return {
    name: 'hosting',
    async postBuild(built) {
      const {outDir} = built;
      const hashes = new Set<string>();
      const note = ($: CheerioAPI): void => inlineScripts($).forEach((hash) => hashes.add(hash));
      await visitBuiltPages(built, async ({document}) => note(document));
      note(load(await readFile(path.join(outDir, '404.html'), 'utf8')));

      const site: HostedSite = {
        ...hosting,
        baseUrl,
        headers: {
          'Content-Security-Policy': policyValue(contentPolicy(environment), hashes),
          ...hosting.headers,
        },
        moves: movesFor(manifest, redirects),
        rules: rulesFor(manifest, redirects),
      };
      checkHeaders(site.headers);
      checkRules(site.rules, new Set(manifest.map((route) => route.path)));
      await write(outDir, [
        ...staticHostFiles(site),
        ...textFiles(new URL(baseUrl, siteConfig.url)),
      ]);
      await write(serverFilesDir(outDir), serverFiles(site));
    },
  };
}
