import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {SiteError} from '../shared/site-error';

/** What browsers compare a file or an inline script with: `sha256-…`. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Scripts that browsers run; `type="application/json"` and the like are data. */
const RUNS = /^(?:|module|text\/javascript)$/;

/** The digests of a page's inline scripts. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .filter((script) => RUNS.test($(script).attr('type') ?? ''))
    .map((script) => digestOf($(script).text()));

/** Elements that load files, and the attribute that names these; the minifier leaves quotes out. */
const LOADING =
  /<(?:script|link(?=[^>]* rel="?stylesheet)|meta(?=[^>]* name="?application-files)) [^>]*>/g;
const FILES = / (?:src|href|content)=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]*))/;

/**
 * Tells the digests of a built site's files, each of which is read once.
 *
 * @param dir the folder of the built site
 * @returns a function that takes a file's path with the base URL, and throws SiteError if there is no such file
 */
export function fileDigests(dir: string, baseUrl: string): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const file = path.join(dir, decodeURI(address.slice(baseUrl.length)));
    if (!existsSync(file)) {
      throw new SiteError(address, 'pages load it, and it is not in the build; build again');
    }
    const digest = known.get(file) ?? digestOf(readFileSync(file));
    known.set(file, digest);
    return digest;
  };
}

/**
 * A page whose scripts and stylesheets name the digests of their files, as does the list of what
 * plugins/deferred-app loads (`application-files`) in `data-integrity`, in the same order. The chunks of a page
 * (`page-files`) have none there: they would add half a kilobyte to every page.
 *
 * @param html the page
 * @param digestOfFile tells the digest of a file by its path with the base URL
 */
export function withIntegrity(html: string, digestOfFile: (address: string) => string): string {
  return html.replace(LOADING, (element) => {
    const {quoted, bare} = FILES.exec(element)?.groups ?? {};
    const addresses = (quoted ?? bare ?? '').split(' ').filter(Boolean);
    if (element.includes(' integrity=') || !addresses.every((each) => /^\/(?!\/)/.test(each))) {
      return element;
    }
    const name = element.startsWith('<meta') ? 'data-integrity' : 'integrity';
    return element.replace(FILES, `$& ${name}="${addresses.map(digestOfFile).join(' ')}"`);
  });
}
