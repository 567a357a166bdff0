import {defineConfig, devices} from '@playwright/test';
import {chromiumArguments, findChromium} from './scripts/chromium';
import {buildDir} from './tests/support/site';

const PORT = 4174;

export default defineConfig({
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
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {executablePath: findChromium(), args: chromiumArguments},
    // A trace takes half as much time again; `--trace on` makes one for a test that fails.
    trace: 'off',
  },
  projects: [
    {name: 'pages', testDir: 'tests/pages'},
    {name: 'browser', testDir: 'tests/browser'},
    {name: 'configured-build', testMatch: 'support/configured-build.setup.ts'},
    {name: 'analytics', testDir: 'tests/analytics', dependencies: ['configured-build']},
    {name: 'search-hosted', testDir: 'tests/search-hosted', dependencies: ['configured-build']},
  ],
  webServer: {
    command: `docusaurus serve --dir "${buildDir}" --port ${PORT} --no-open`,
    port: PORT,
  },
});
