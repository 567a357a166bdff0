import {defineConfig, devices} from '@playwright/test';
import {chromiumArguments, findChromium} from '../../scripts/chromium';
import {SITE, SITE_BELOW} from './places';

const answers = 'answers.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosting-tests',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ignoreHTTPSErrors: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {executablePath: findChromium(), args: chromiumArguments},
  },
  projects: [
    {
      name: 'nginx',
      testIgnore: ['below.spec.ts', 'release.spec.ts'],
      use: {baseURL: `https://localhost:${SITE.nginx.https}`},
    },
    {name: 'caddy', testMatch: answers, use: {baseURL: `http://localhost:${SITE.caddy}`}},
    {
      name: 'below',
      testMatch: 'below.spec.ts',
      use: {baseURL: `https://localhost:${SITE_BELOW.nginx.https}`},
    },
    // Switches releases below the others.
    {
      name: 'release',
      testMatch: 'release.spec.ts',
      dependencies: ['nginx', 'caddy'],
      use: {baseURL: `https://localhost:${SITE.nginx.https}`},
    },
  ],
});
