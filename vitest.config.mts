import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const CORE = '@docusaurus/core/lib/client/exports';

/** Modules that Docusaurus provides while it builds the site. */
const alias = {
  '@site': inProject('.'),
  '@docusaurus/ExecutionEnvironment': `${CORE}/ExecutionEnvironment.js`,
  '@docusaurus/router': `${CORE}/router.js`,
  '@docusaurus/useIsBrowser': `${CORE}/useIsBrowser.js`,
  '@docusaurus/Link': inProject('./lib/testing/Link.tsx'),
  '@docusaurus/useDocusaurusContext': inProject('./lib/testing/docusaurus-context.ts'),
  '@docusaurus/theme-common': inProject('./lib/testing/theme-common.ts'),
};

/** The SDK looks for `localStorage`, which Node since version 25 warns of. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** Node has a `localStorage` of its own since version 25, which takes the place of the document's. */
const WITHOUT_WEB_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  resolve: {alias},
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // The default leaves a processor idle.
    maxWorkers: '100%',
    execArgv: QUIET,
    // No test needs a tenth of it on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: {poll: {timeout: 30_000}},
    projects: [
      'packages/{network,proof-tools,sample-checker}/vitest.config.mts',
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{site,lib,packages,features,pipeline,checks,hosting,scripts}/**/*.test.ts',
            'tests/support/*.test.ts',
          ],
          exclude: ['packages/{network,proof-tools,sample-checker,sdk-facts/testing}/**'],
          // Loading TypeScript and the like once for each file took a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page-samples',
          include: ['{docs,versioned_docs,learningLab}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'provocations',
          include: ['packages/sdk-facts/testing/*.test.ts'],
          // The SDK's WebAssembly can die for a whole process.
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{lib,features}/**/*.test.tsx'],
          environment: 'happy-dom',
          execArgv: [...QUIET, ...WITHOUT_WEB_STORAGE],
          setupFiles: 'lib/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/*.test.ts'],
          globalSetup: 'tests/support/site.ts',
          // Each page is read and parsed once for all files.
          isolate: false,
        },
      },
    ],
  },
});
