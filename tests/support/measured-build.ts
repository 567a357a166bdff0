/** A second build of the site, with every analytics service configured; see tests/analytics. */
export const MEASURED_BUILD = {
  dir: 'test-results/site-with-analytics',
  googleId: 'G-TEST123',
  tagManagerId: 'GTM-TEST',
  siteName: 'docs.example.org',
} as const;
