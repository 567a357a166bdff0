import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Environment} from '../../site/environment';
import {contentPolicy, hosting} from '../../site/hosting';
import redirects from '../../site/redirects.json';
import manifest from '../../site/routes.json';
import {visitBuiltPages} from '../shared/built-pages';
import {fileDigests, inlineScripts, withIntegrity} from './integrity';
import {movesFor, rulesFor} from './moves';
import {serverFilesDir} from './release/check-build';
import {serverFiles} from './servers';
import {checkHeaders, checkRules, policyValue, type HostedSite, type ServerFile} from './site';
import {textFiles} from './text-files';
import {staticHostFiles} from './static-hosts';

/** What Rspack has and the types of webpack, which Docusaurus gives it, do not say. */
interface Rspack {
  experiments: {SubresourceIntegrityPlugin: new (options: object) => {apply: () => void}};
}

async function write(dir: string, files: readonly ServerFile[]): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  }
}

/**
 * Makes the built site ready to be served: its pages name the digests of the files that they load, and the
 * configurations of servers stand beside it, all from site/hosting.ts, site/redirects.json and the built pages.
 *
 * @param environment the validated environment, see site/environment.ts
 */
export default function hostingPlugin(
  {baseUrl, siteConfig}: LoadContext,
  environment: Environment,
): Plugin {
  return {
    name: 'hosting',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Browsers compare what is loaded later, too.
      const {SubresourceIntegrityPlugin} = (currentBundler.instance as unknown as Rspack)
        .experiments;
      return {
        // Without it, they would not compare files of another host.
        output: {crossOriginLoading: 'anonymous'},
        // Docusaurus writes the pages.
        plugins: [new SubresourceIntegrityPlugin({hashFuncNames: ['sha256'], htmlPlugin: false})],
      };
    },
    async postBuild(built) {
      const {outDir} = built;
      const hashes = new Set<string>();
      const digestOfFile = fileDigests(outDir, baseUrl);
      const prepare = async (file: string, html: string, $ = load(html)): Promise<void> => {
        inlineScripts($).forEach((hash) => hashes.add(hash));
        await writeFile(file, withIntegrity(html, digestOfFile));
      };
      await visitBuiltPages(built, ({file, html, document}) => prepare(file, html, document));
      const notFound = path.join(outDir, '404.html');
      await prepare(notFound, await readFile(notFound, 'utf8'));

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
