import {computeScore, runChecks} from 'afdocs';
import {expect, test} from 'vitest';
import {serve} from '../support/host';
import {ORIGIN} from '../support/site';

/** Why these may warn: features/markdown-twins/README.md. */
const MAY_WARN = ['page-size-markdown', 'page-size-html'];

test('the site serves agents as the Agent-Friendly Documentation Spec wants', async () => {
  const host = await serve();
  const report = await runChecks(host.origin, {
    canonicalOrigin: ORIGIN,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 20,
    // The server is our own and needs no rest.
    requestDelay: 0,
    maxConcurrency: 20,
    // A page may wait while other checks use all processors.
    requestTimeout: 100_000,
  }).finally(host.close);
  const problems = report.results.filter(
    ({id, status}) =>
      status !== 'pass' && status !== 'skip' && !(status === 'warn' && MAY_WARN.includes(id)),
  );
  expect(problems.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
  const {overall} = computeScore(report);
  console.log(`Agent-friendly: ${overall} of 100`);
  expect(overall).toBeGreaterThanOrEqual(97);
});
