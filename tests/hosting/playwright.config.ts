import {defineConfig} from '@playwright/test';
import {SITE} from './places';

const answers = 'answers.spec.ts';

// Servers are asked without a browser: the headers that they are tested to send are those that all tests of pages are
// served with (tests/support/host.ts).
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosting-tests',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: 'list',
  projects: [
    {
      name: 'nginx',
      testMatch: answers,
      use: {baseURL: `https://localhost:${SITE.nginx.https}`},
    },
    {name: 'caddy', testMatch: answers, use: {baseURL: `http://localhost:${SITE.caddy}`}},
    {name: 'below', testMatch: 'below.spec.ts'},
  ],
});
