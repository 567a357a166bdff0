import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import escapeRegExp from 'escape-string-regexp';
import {SiteError} from '../shared/site-error';

/** What browsers compare a file or an inline script with: `sha256-…`. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Digests of the files of a built site, each read once. */
export class FileDigests {
  private readonly known = new Map<string, string>();

  constructor(
    private readonly dir: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * @param address path of a file with the base URL, as pages name it
   * @throws SiteError if there is no such file
   */
  of(address: string): string {
    const known = this.known.get(address);
    if (known !== undefined) {
      return known;
    }
    const file = path.join(this.dir, decodeURI(address.slice(this.baseUrl.length)));
    try {
      const digest = digestOf(readFileSync(file));
      this.known.set(address, digest);
      return digest;
    } catch {
      throw new SiteError(address, 'pages load it, and it is not in the build; build again');
    }
  }
}

/** Scripts that browsers run; `type="application/json"` and the like are data. */
const RUNS = /^(?:|module|text\/javascript)$/;

/** The digests of a page's inline scripts. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .filter((script) => RUNS.test($(script).attr('type') ?? ''))
    .map((script) => digestOf($(script).text()));

const LOADED = 'script[src], link[rel=stylesheet][href]';

/**
 * A page whose scripts and stylesheets name the digests of their files, as does the list of what
 * plugins/deferred-app loads (`application-files`) in `data-integrity`, in the same order. The chunks of a page
 * (`page-files`) have none there: they would add half a kilobyte to every page.
 *
 * @param html the page
 * @param $ the same, parsed
 */
export function withIntegrity(html: string, $: CheerioAPI, digests: FileDigests): string {
  const addresses = $(LOADED)
    .toArray()
    .filter((element) => $(element).attr('integrity') === undefined)
    .map((element) => ($(element).attr('src') ?? $(element).attr('href'))!)
    .filter((address) => /^\/(?!\/)/.test(address));
  const marked = html.replace(
    /(?<=<meta name="?application-files"?) content=(?:"([^"]*)"|([^\s>]*))/g,
    (all, quoted: string | undefined, bare: string | undefined) => {
      const files = (quoted ?? bare!).split(' ').filter(Boolean);
      return `${all} data-integrity="${files.map((address) => digests.of(address)).join(' ')}"`;
    },
  );
  return [...new Set(addresses)].reduce(
    (page, address) =>
      page.replace(
        // The minifier leaves quotes out.
        new RegExp(
          `(?<=<(?:script|link) [^>]*?)((?:src|href)=("?)${escapeRegExp(address)}\\2)(?=[\\s>])`,
          'g',
        ),
        `$1 integrity="${digests.of(address)}"`,
      ),
    marked,
  );
}
