import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import {identity} from '../site/identity';
import redirects from '../site/redirects.json';
import manifest from '../site/routes.json';
import {readBuiltPages} from '../lib/node/built-pages';
import {movesFor, rulesFor} from './moves';
import {developmentPolicy, headersFor, hosting, type SiteEnvironment} from './policy';
import {speculationRules} from '../pipeline/deferred-app/speculation-rules';
import {serverFiles, staticHostFiles, type ServerFile} from './servers';

/** Types of scripts that browsers run; `application/json` and the like are data. */
const RUNS = /^(?:|module|text\/javascript)$/;

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes that browsers compare a page's inline scripts with: `sha256-…`. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .filter((script) => RUNS.test($(script).attr('type') ?? ''))
    .map((script) => hashOf($(script).text()));

/**
 * Files that programs expect at fixed paths of an origin. For a site below a path, its owner copies them.
 *
 * @param home address of the site
 * @param now time of the build
 */
export function wellKnownFiles(home: URL, now: Date): ServerFile[] {
  const security = '.well-known/security.txt';
  const fields = [
    `Contact: ${identity.docsRepository}/security/advisories/new`,
    // Less than a year ahead, as RFC 9116 wants it, and the same for all builds of a month.
    `Expires: ${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11)).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(security, home).href}`,
  ];
  return [
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', home).href}\n`],
    [security, `${fields.join('\n')}\n`],
  ];
}

async function write(dir: string, files: readonly ServerFile[]): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  }
}

/**
 * Writes what servers need into the built site and beside it, from policy.ts, site/redirects.json and the built pages.
 *
 * @param environment the validated environment, see lib/node/environment.ts
 */
export default function hostingPlugin(
  {baseUrl, siteConfig}: LoadContext,
  environment: SiteEnvironment,
): Plugin {
  return {
    name: 'hosting',
    injectHtmlTags: () => {
      const content = developmentPolicy(environment);
      const attributes = {'http-equiv': 'Content-Security-Policy', content};
      return process.env.NODE_ENV === 'production'
        ? {}
        : {headTags: [{tagName: 'meta', attributes}]};
    },
    async postBuild(built) {
      const {outDir} = built;
      // Pages add it where browsers know it.
      const inPages = await readBuiltPages(
        built,
        () => null,
        ({document}) => inlineScripts(document),
      );
      const scripts = new Set([
        hashOf(speculationRules(baseUrl)),
        ...[...inPages.values()].flat(),
        ...inlineScripts(load(await readFile(path.join(outDir, '404.html'), 'utf8'))),
      ]);
      const site = {
        ...hosting,
        baseUrl,
        headers: headersFor(environment, scripts),
        moves: movesFor(manifest, redirects),
        rules: rulesFor(manifest, redirects),
      };
      const home = new URL(baseUrl, siteConfig.url);
      await write(outDir, [...staticHostFiles(site), ...wellKnownFiles(home, new Date())]);
      await write(`${path.resolve(outDir)}-servers`, serverFiles(site));
    },
  };
}
