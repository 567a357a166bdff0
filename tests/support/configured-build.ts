/** A small site with every service configured that it can be without; see tests/analytics and tests/search-hosted. */
export const CONFIGURED_BUILD = {
  dir: 'test-results/site-with-services',
  analytics: {googleId: 'G-TEST123', tagManagerId: 'GTM-TEST', siteName: 'docs.example.org'},
  search: {appId: 'TESTAPP123', apiKey: '0123456789abcdef', index: 'lit-docs'},
} as const;
