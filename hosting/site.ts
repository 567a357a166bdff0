import type {Policy} from './policy';
import type {Redirect} from '../lib/any/find-route';
import {SiteError} from '../lib/node/site-error';
import type {Move} from './moves';

/** What the configurations of all servers say, whatever the server. */
export interface HostedSite {
  /** Path that the site is served below, with slashes at both ends. */
  baseUrl: string;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` by folder, without the base URL. */
  caching: Readonly<Record<string, string>>;
  /** `Cache-Control` of all else. */
  revalidate: string;
  /** `Content-Type` by path, without the base URL. */
  types: Readonly<Record<string, string>>;
  moves: readonly Move[];
  rules: readonly Redirect[];
}

/** One file's name and text. */
export type ServerFile = readonly [name: string, text: string];

/** Headers stay short; more hashes mean that an inline script differs from page to page. */
const MOST_HASHES = 8;

/**
 * The value of a Content-Security-Policy.
 *
 * @param hashes of the inline scripts of all pages
 * @throws SiteError if there are as many as if pages had scripts of their own
 */
export function policyValue(policy: Policy, hashes: ReadonlySet<string>): string {
  if (hashes.size > MOST_HASHES) {
    throw new SiteError(
      'Content-Security-Policy',
      `pages have ${hashes.size} different inline scripts, ${MOST_HASHES} are allowed; make them the same on every page`,
    );
  }
  const ofScripts = [...hashes].sort().map((hash) => `'${hash}'`);
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .map((part) => (part.startsWith('script-src ') ? [part, ...ofScripts].join(' ') : part))
    .join('; ');
}

/** @throws SiteError for a header that would end its line, or the quotes that servers write it in */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\x20-\x7e]+$/.test(value) || /["\\$`{}]/.test(value)) {
      throw new SiteError(
        'hosting/policy.ts',
        `${name} has a line break or another character that no header may have here`,
      );
    }
  }
}

/** @throws SiteError for an old address that leads to no page, or hides one */
export function checkRules(rules: readonly Redirect[], routes: ReadonlySet<string>): void {
  for (const {from, to} of rules) {
    if (!routes.has(to)) {
      throw new SiteError('site/redirects.json', `${from} leads to ${to}, which is no page`);
    }
    if (routes.has(from)) {
      throw new SiteError('site/redirects.json', `${from} is a page, so it cannot lead to ${to}`);
    }
  }
}
