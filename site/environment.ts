import * as z from 'zod';
import {SiteError} from '../plugins/shared/site-error';

const optional = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `expected ${expected}`).optional();

/** Every environment variable the build reads. None is required. */
const schema = z.object({
  SITE_URL: optional(
    /^https?:\/\/[^/?#\s]+$/,
    'an origin without a path, such as https://docs.example.org',
  ),
  SITE_BASE_URL: optional(
    /^\/(?:[^/?#\s]+\/)*$/,
    'a path that starts and ends with a slash, such as / or /docs/',
  ),
  ANALYTICS_GOOGLE_ID: optional(/^(?:G|UA|AW)-[A-Z0-9-]+$/, 'a Google tag id, such as G-XXXXXXX'),
  ANALYTICS_TAG_MANAGER_ID: optional(/^GTM-[A-Z0-9]+$/, 'a Tag Manager id, such as GTM-XXXXXX'),
  ANALYTICS_PLAUSIBLE_DOMAIN: optional(
    /^[a-z0-9.-]+\.[a-z]{2,}$/,
    'a domain name, such as docs.example.org',
  ),
  ANALYTICS_ON_LOAD_SCRIPT: optional(/^(?:on|off)$/, '"on" or "off"'),
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads and validates the environment of the build. An empty variable counts as not set.
 *
 * @throws SiteError that names each bad variable and what it should look like
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, variables[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const result = schema.safeParse(set);
  if (result.success) {
    return result.data;
  }
  throw new SiteError(
    'environment',
    result.error.issues
      .map(({path, message}) => `${path.join('.')} is "${set[String(path[0])]}", ${message}`)
      .join('; '),
  );
}
