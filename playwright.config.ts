import {defineConfig, devices} from '@playwright/test';
import {chromiumArguments, findChromium} from './scripts/chromium';
import type {AxeOptions} from './tests/support/axe';

const configured = {
  dependencies: ['configured-build'],
  use: {baseURL: process.env.CONFIGURED_SITE_ORIGIN},
};

export default defineConfig<object, AxeOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One mishap of a browser in some thousand tests ends no release; the list names it as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Machines differ by a factor of three: no test needs a third of this on a quiet one.
  timeout: 180_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {executablePath: findChromium(), args: chromiumArguments},
    // A trace takes half as much time again; `--trace on` makes one for a test that fails.
    trace: 'off',
  },
  projects: [
    {name: 'every-page', testMatch: 'pages/*.spec.ts'},
    // The same with axe on all of every page, before a release.
    {name: 'axe', testMatch: 'pages/*.spec.ts', use: {axeOn: 'all pages'}},
    {name: 'browser', testMatch: 'browser/*.spec.ts'},
    {name: 'configured-build', testMatch: 'support/configured-build.setup.ts'},
    {name: 'analytics', testMatch: 'analytics/*.spec.ts', ...configured},
    {name: 'search-hosted', testMatch: 'search-hosted/*.spec.ts', ...configured},
  ],
});
