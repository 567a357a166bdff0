import type {Environment} from '../lib/node/environment';

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
    '/blog/feed.json': 'application/feed+json; charset=utf-8',
    '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  },
} as const;

/** Directives of a Content-Security-Policy with what they allow. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";

/**
 * What pages may load. `script-src` also gets the hashes of the inline scripts, which the build finds in the pages.
 * Trusted Types are not asked for: Docusaurus assigns HTML and addresses of scripts as text.
 */
const OWN_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'manifest-src': [SELF],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** What the configured services need; nothing if none is. */
function servicesPolicy(environment: Environment): Policy[] {
  const {FEEDBACK_URL, ALGOLIA_APP_ID} = environment;
  const services: Policy[] = [];
  if (environment.ANALYTICS_GOOGLE_ID || environment.ANALYTICS_TAG_MANAGER_ID) {
    const google = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
    services.push({
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': google,
      'connect-src': [...google, 'https://*.analytics.google.com'],
    });
  }
  if (environment.ANALYTICS_PLAUSIBLE_DOMAIN) {
    services.push({
      'script-src': ['https://plausible.io'],
      'connect-src': ['https://plausible.io'],
    });
  }
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

/** The Content-Security-Policy of the site with the services that the environment configures, without hashes. */
export function contentPolicy(environment: Environment): Policy {
  const services = servicesPolicy(environment);
  return Object.fromEntries(
    Object.entries(OWN_POLICY).map(([directive, own]) => [
      directive,
      [...new Set([...own, ...services.flatMap((service) => service[directive] ?? [])])],
    ]),
  );
}
