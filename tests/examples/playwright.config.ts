import {defineConfig, devices} from '@playwright/test';
import {chromiumArguments, findChromium} from '../../scripts/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/examples',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 600_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {executablePath: findChromium(), args: chromiumArguments},
  },
});
