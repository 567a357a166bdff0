import {expect, test} from '@playwright/test';
import {computeScore, runChecks} from 'afdocs';
import {identity} from '../../site/identity';
import {serveNegotiating} from '../support/negotiating-host';

/** Why these may warn: features/markdown-twins/README.md. */
const MAY_WARN = ['page-size-markdown', 'page-size-html'];

test('the site serves agents as the Agent-Friendly Documentation Spec wants', async () => {
  const {server, origin} = await serveNegotiating();
  const report = await runChecks(origin, {
    canonicalOrigin: process.env.SITE_URL ?? identity.defaultUrl,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 20,
    // The server is our own and needs no rest.
    requestDelay: 0,
    maxConcurrency: 20,
  }).finally(() => server.close());
  const problems = report.results.filter(
    ({id, status}) =>
      status !== 'pass' && status !== 'skip' && !(status === 'warn' && MAY_WARN.includes(id)),
  );
  expect(problems.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
  const {overall} = computeScore(report);
  console.log(`Agent-friendly: ${overall} of 100`);
  expect(overall).toBeGreaterThanOrEqual(97);
});
