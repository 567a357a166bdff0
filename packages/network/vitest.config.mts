import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    name: 'network',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The SDK's WebAssembly can die for a whole process.
    pool: 'forks',
  },
});
