import {defineConfig} from '@playwright/test';
import type {EngineOptions} from './fixtures';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './install.ts',
  // One window for each engine.
  workers: 2,
  // WebKit draws without a graphics card here.
  timeout: 180_000,
  expect: {timeout: 45_000},
  reporter: 'list',
  projects: [
    {name: 'firefox', use: {engine: 'firefox'}},
    {name: 'webkit', use: {engine: 'webkit'}},
  ],
});
