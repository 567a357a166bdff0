import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    name: 'proof-tools',
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    // The SDK looks for `localStorage`, which Node since version 25 warns of.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    hookTimeout: 300_000,
    // Loading TypeScript and the like once for each file took a third of the time.
    isolate: false,
  },
});
