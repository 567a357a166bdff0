import leven from 'leven';
import * as z from 'zod';
import {SiteError} from './site-error';

const optional = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `expected ${expected}`).optional();

/** Where the hosted index is; its push reads these, too. */
export const HOSTED_INDEX = {
  ALGOLIA_APP_ID: optional(/^[A-Za-z0-9]+$/, 'an application id, such as BH4D9OD16A'),
  ALGOLIA_INDEX: optional(/^[\w.-]+$/, 'the name of an index, such as lit-docs'),
};

/** Every environment variable the build reads. None is required. */
const schema = z.object({
  SITE_URL: optional(
    /^https?:\/\/[^/?#\s]+$/,
    'an origin without a path, such as https://docs.example.org',
  ),
  SITE_BASE_URL: optional(
    /^\/(?:[\w~-][\w.~-]*\/)*$/,
    'a path that starts and ends with a slash, such as / or /docs/',
  ),
  ANALYTICS_GOOGLE_ID: optional(/^(?:G|UA|AW)-[A-Z0-9-]+$/, 'a Google tag id, such as G-XXXXXXX'),
  ANALYTICS_TAG_MANAGER_ID: optional(/^GTM-[A-Z0-9]+$/, 'a Tag Manager id, such as GTM-XXXXXX'),
  ANALYTICS_PLAUSIBLE_DOMAIN: optional(
    /^[a-z0-9.-]+\.[a-z]{2,}$/,
    'a domain name, such as docs.example.org',
  ),
  ANALYTICS_ON_LOAD_SCRIPT: optional(/^(?:on|off)$/, '"on" or "off"'),
  FEEDBACK_URL: optional(
    /^https?:\/\/[^/?#\s]+\/[^?#\s]*$/,
    'an address with a path, such as https://docs.example.org/feedback',
  ),
  OFFLINE_READING: optional(/^(?:on|off)$/, '"on" or "off"'),
  ...HOSTED_INDEX,
  ALGOLIA_API_KEY: optional(/^[A-Za-z0-9+/=_-]+$/, 'a search key of letters and digits'),
});

/** What the hosted search needs: all of them, or none. */
const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

export type Environment = z.infer<typeof schema>;

/** @returns one sentence that names what is missing; nothing if the hosted search is whole or off */
function missingOfHostedSearch(set: Readonly<Record<string, string | undefined>>): string[] {
  const missing = HOSTED_SEARCH.filter((name) => !set[name]);
  return missing.length === 0 || missing.length === HOSTED_SEARCH.length
    ? []
    : [`${missing.join(' and ')} not set, expected all of ${HOSTED_SEARCH.join(', ')} or none`];
}

/** @returns a sentence for each variable that is nearly the name of one that is not set */
const misspelt = (names: readonly string[], set: object): string[] =>
  Object.keys(schema.shape)
    .filter((name) => !(name in set))
    .flatMap((name) =>
      names
        .filter((other) => other !== name && leven(other, name) <= 2)
        .map((other) => `${other} is not read; did you mean ${name}`),
    );

/**
 * Reads and validates the environment of the build. An empty variable counts as not set.
 *
 * @throws SiteError that names each bad, missing or misspelt variable and what it should look like
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, variables[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const result = schema.safeParse(set);
  const others = [...missingOfHostedSearch(set), ...misspelt(Object.keys(variables), set)];
  if (result.success && others.length === 0) {
    return result.data;
  }
  const bad = (result.error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')} is "${set[String(path[0])]}", ${message}`,
  );
  throw new SiteError('environment', [...bad, ...others].join('; '));
}
