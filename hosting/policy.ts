import {SERVICES, type ServiceName} from '../features/analytics/services.shared';
import type {BuildEnvironment} from '../lib/node/environment';
import {SiteError} from '../lib/node/site-error';

/**
 * The policy of the frame in which Lit Actions run (`static/action-frame`). It alone may evaluate code; it has no origin, and
 * connects to nothing.
 */
const FRAME_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src blob:; connect-src 'none'; frame-ancestors 'self'";

/** How the site is served. hosting/plugin.ts writes each server's configuration from it. */
export const hosting = {
  /** Sent with every answer, besides the Content-Security-Policy. */
  headers: {
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  /** Headers of a folder, each in the place of the one above. */
  exceptions: {
    '/action-frame/': {
      'Content-Security-Policy': FRAME_POLICY,
      // The frame has no origin, not even that of its own script.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  /** `Cache-Control` below a folder; everything else is asked for anew, with its ETag. */
  caching: {
    // Their names carry a hash of their content.
    '/assets/': 'public, max-age=31536000, immutable',
    '/img/': 'public, max-age=86400',
  },
  revalidate: 'public, max-age=0, must-revalidate',
  /** Types that the file's extension does not say. */
  types: {
    '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
    '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
    '/lit-docs-mcp.tgz': 'application/gzip',
    '/lit-local-network.tgz': 'application/gzip',
  },
} as const;

/** The environment of a build with services. */
export type SiteEnvironment = BuildEnvironment<ServiceName>;

/** Directives of a Content-Security-Policy with what they allow. */
type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";

/** Headers stay short; more hashes mean that an inline script differs from page to page. */
const MOST_HASHES = 8;

/** Sources that pages may load from. Trusted Types are not required: Docusaurus assigns HTML and addresses of scripts as text. */
const OWN_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'frame-src': [SELF],
  'manifest-src': [SELF],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Sources that the configured services need. */
function servicesPolicy(environment: SiteEnvironment): Policy[] {
  const {FEEDBACK_URL, ALGOLIA_APP_ID} = environment;
  const services: Policy[] = Object.entries(SERVICES)
    .filter(([name]) => environment[name as ServiceName])
    .map(([, {policy}]) => policy);
  if (FEEDBACK_URL) {
    services.push({'connect-src': [new URL(FEEDBACK_URL).origin]});
  }
  if (ALGOLIA_APP_ID) {
    const id = ALGOLIA_APP_ID.toLowerCase();
    const fallbacks = [1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`);
    services.push({'connect-src': [`https://${id}-dsn.algolia.net`, ...fallbacks]});
  }
  return services;
}

/**
 * Sources for pages of `docusaurus start`, so that a service that lacks an entry fails in development already.
 * The development server evaluates code, and asks for updates over a socket.
 */
export function developmentPolicy(environment: SiteEnvironment): string {
  const development: Policy = {
    'script-src': ["'unsafe-inline'", "'unsafe-eval'"],
    'img-src': ['data:'],
    'connect-src': ['ws:', 'wss:'],
  };
  const parts = [OWN_POLICY, ...servicesPolicy(environment), development];
  return Object.keys(development)
    .map((name) => [name, ...parts.flatMap((part) => part[name] ?? [])].join(' '))
    .join('; ');
}

/**
 * The headers of every answer.
 *
 * @param environment says which services pages may reach
 * @param scripts hashes of the inline scripts of all pages: `sha256-…`
 * @throws SiteError if pages seem to have scripts of their own
 */
export function headersFor(
  environment: SiteEnvironment,
  scripts: ReadonlySet<string>,
): Record<string, string> {
  if (scripts.size > MOST_HASHES) {
    throw new SiteError(
      'Content-Security-Policy',
      `pages have ${scripts.size} different inline scripts, ${MOST_HASHES} are allowed; make them the same on every page`,
    );
  }
  const hashes = {'script-src': [...scripts].sort().map((hash) => `'${hash}'`)};
  const parts: Policy[] = [OWN_POLICY, ...servicesPolicy(environment), hashes];
  const directives = Object.keys(OWN_POLICY).map((directive) =>
    [directive, ...new Set(parts.flatMap((part) => part[directive] ?? []))].join(' '),
  );
  return {'Content-Security-Policy': directives.join('; '), ...hosting.headers};
}
