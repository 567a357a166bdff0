import leven from 'leven';
import * as z from 'zod';
import {SiteError} from './site-error';

/** A name or an IPv4 address. `new URL` also takes `*`, `;` and quotes, which would widen the Content-Security-Policy. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/**
 * An address that is written as browsers write it, so that no part of it can mean something else later.
 *
 * @param allowed all that the address may have; others, such as a user or a query, are refused
 */
const optionalUrl = (allowed: (url: URL) => string, expected: string) =>
  z
    .string()
    .refine((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return (
        url !== undefined &&
        /^https?:$/.test(url.protocol) &&
        HOST.test(url.hostname) &&
        value === allowed(url)
      );
    }, `expected ${expected}`)
    .optional();

const optional = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `expected ${expected}`).optional();

/** Variables of the hosted index, which pushing it reads, too. */
export const HOSTED_INDEX = {
  ALGOLIA_APP_ID: optional(/^[A-Za-z0-9]+$/, 'an application id, such as BH4D9OD16A'),
  ALGOLIA_INDEX: optional(/^\w[\w.-]*$/, 'the name of an index, such as lit-docs'),
};

/** The environment variables that the build reads, besides those of services. None is required. */
const schema = z.object({
  SITE_URL: optionalUrl(
    ({origin}) => origin,
    'an origin without a path, in lower case, such as https://docs.example.org',
  ),
  SITE_BASE_URL: optional(
    /^\/(?:[\w~-][\w.~-]*\/)*$/,
    'a path that starts and ends with a slash, such as / or /docs/',
  ),
  FEEDBACK_URL: optionalUrl(
    ({origin, pathname}) => origin + pathname,
    'an address with a path, without user and query, such as https://docs.example.org/feedback',
  ),
  ...HOSTED_INDEX,
  ALGOLIA_API_KEY: optional(/^[A-Za-z0-9+/=_-]+$/, 'a search key of letters and digits'),
});

/** The hosted search needs all of these, or none. */
const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

/** The variables that are set. `ServiceName` is those of services. */
export type BuildEnvironment<ServiceName extends string = never> = Readonly<
  z.infer<typeof schema> & Partial<Record<ServiceName, string>>
>;

/** The form of a service's variable, and its name in messages. */
interface Service {
  readonly pattern: RegExp;
  readonly expected: string;
}

/** The variables that are set, before they are checked. */
type Values = Readonly<Record<string, string | undefined>>;

/** @returns one sentence that names what is missing; nothing if the hosted search is whole or off */
function missingOfHostedSearch(set: Values): string[] {
  const missing = HOSTED_SEARCH.filter((name) => !set[name]);
  return missing.length === 0 || missing.length === HOSTED_SEARCH.length
    ? []
    : [`${missing.join(' and ')} not set, expected all of ${HOSTED_SEARCH.join(', ')} or none`];
}

/** @returns one sentence if browsers would block the answers of readers: a site over HTTPS may not send by plain HTTP */
const blockedFeedback = ({SITE_URL, FEEDBACK_URL}: Values): string[] =>
  FEEDBACK_URL?.startsWith('http:') && !SITE_URL?.startsWith('http:')
    ? [`FEEDBACK_URL is "${FEEDBACK_URL}", expected https, as the site has it`]
    : [];

/** @returns a sentence for each variable that is nearly the name of one that is not set */
const misspelt = (known: readonly string[], names: readonly string[], set: object): string[] =>
  known
    .filter((name) => !(name in set))
    .flatMap((name) =>
      names
        .filter((other) => other !== name && leven(other, name) <= 2)
        .map((other) => `${other} is not read; did you mean ${name}`),
    );

/**
 * Reads and validates the environment of the build. An empty variable counts as not set.
 *
 * @param services those that have a variable of their own, by its name
 * @throws SiteError that names each bad, missing or misspelt variable and what it should look like
 */
export function readEnvironment<ServiceName extends string = never>(
  variables: NodeJS.ProcessEnv = process.env,
  services = {} as Readonly<Record<ServiceName, Service>>,
): BuildEnvironment<ServiceName> {
  const fields = {...schema.shape};
  for (const [name, {pattern, expected}] of Object.entries<Service>(services)) {
    Object.assign(fields, {[name]: optional(pattern, expected)});
  }
  const known = Object.keys(fields);
  const set = Object.fromEntries(
    known.map((name) => [name, variables[name]?.trim()] as const).filter(([, value]) => value),
  );
  const result = z.object(fields).safeParse(set);
  const others = [
    ...missingOfHostedSearch(set),
    ...blockedFeedback(set),
    ...misspelt(known, Object.keys(variables), set),
  ];
  if (result.success && others.length === 0) {
    return result.data as BuildEnvironment<ServiceName>;
  }
  const bad = (result.error?.issues ?? []).map(
    ({path, message}) => `${path.join('.')} is "${set[String(path[0])]}", ${message}`,
  );
  throw new SiteError('environment', [...bad, ...others].join('; '));
}
