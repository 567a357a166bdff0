import {expect, test} from 'vitest';
import {buildSite} from '../support/build';

test('a bad environment variable ends the build with one line that names it', async () => {
  const {succeeded, output} = await buildSite(
    {ANALYTICS_GOOGLE_ID: 'oops'},
    '.cache/site-never-built',
  );
  expect(succeeded).toBe(false);
  const naming = output.split('\n').filter((line) => line.includes('ANALYTICS_GOOGLE_ID'));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toContain('ANALYTICS_GOOGLE_ID is "oops", expected a Google tag id');
  // No stack trace around it.
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
});
