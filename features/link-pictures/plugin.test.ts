import {tmpdir} from 'node:os';
import {afterEach, expect, it, vi} from 'vitest';

const folder = process.cwd();
afterEach(() => process.chdir(folder));

it('finds the logo wherever the build was started from', async () => {
  vi.resetModules();
  process.chdir(tmpdir());
  await expect(import('./plugin')).resolves.toHaveProperty('default');
});
