import {execFile} from 'node:child_process';
import path from 'node:path';

/** How a build ended. */
export interface BuildResult {
  succeeded: boolean;
  /** Output without colours. */
  output: string;
}

/**
 * Builds a small site on the side, with a handful of the pages: neither `build/` nor the files of a running `npm start` change.
 *
 * @param variables environment variables of the build, in addition to those of the tests
 * @param outDir folder for the built site
 */
export function buildSite(variables: Record<string, string>, outDir: string): Promise<BuildResult> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.cache/generated', path.basename(outDir)),
    // The cache belongs to the builds of build/, which may run at the same time.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    ...variables,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        ...['--out-dir', outDir, '--config', 'tests/support/small-site.config.ts'],
      ],
      {env},
      (error, stdout, stderr) => resolve({succeeded: error === null, output: stdout + stderr}),
    );
  });
}

const analytics = {
  googleId: 'G-TEST123',
  tagManagerId: 'GTM-TEST',
  siteName: 'docs.example.org',
} as const;
const search = {appId: 'TESTAPP123', apiKey: '0123456789abcdef', index: 'lit-docs'} as const;

/** A small site with every service configured that it can be without; see tests/analytics and tests/search-hosted. */
export const CONFIGURED_BUILD = {
  dir: '.cache/site-with-services',
  analytics,
  search,
  /** The environment of the build. */
  variables: {
    ANALYTICS_GOOGLE_ID: analytics.googleId,
    ANALYTICS_TAG_MANAGER_ID: analytics.tagManagerId,
    ANALYTICS_PLAUSIBLE_DOMAIN: analytics.siteName,
    ANALYTICS_ON_LOAD_SCRIPT: 'on',
    ALGOLIA_APP_ID: search.appId,
    ALGOLIA_API_KEY: search.apiKey,
    ALGOLIA_INDEX: search.index,
  },
} as const;

export const buildConfiguredSite = (): Promise<BuildResult> =>
  buildSite(CONFIGURED_BUILD.variables, CONFIGURED_BUILD.dir);
