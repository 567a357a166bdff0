import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    name: 'network',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    // The SDK looks for `localStorage`, which Node since version 25 warns of.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    hookTimeout: 120_000,
    // The SDK's WebAssembly can die for a whole process.
    pool: 'forks',
  },
});
