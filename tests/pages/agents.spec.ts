import {writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {runChecks} from 'afdocs';
import {computeScore} from 'afdocs/scoring';
import {identity} from '../../site/identity';
import {serveNegotiating} from '../support/negotiating-host';

/** Why a check may warn: plugins/markdown-twins/README.md. */
const MAY_WARN: readonly string[] = [];

test('the site serves agents as the Agent-Friendly Documentation Spec wants', async () => {
  const {server, origin} = await serveNegotiating();
  const report = await runChecks(origin, {
    canonicalOrigin: process.env.SITE_URL ?? identity.defaultUrl,
    // Every page, without a pause: the server is our own.
    samplingStrategy: 'deterministic',
    maxLinksToTest: 30,
    requestDelay: 0,
    maxConcurrency: 20,
  }).finally(() => server.close());
  const problems = report.results.filter(
    ({id, status}) => !['pass', 'skip'].includes(status) && !MAY_WARN.includes(id),
  );
  writeFileSync('/tmp/tw/report.json', JSON.stringify(report));
  console.log(report.results.map((r) => `${r.status} ${r.id} ${r.message}`).join('\n'));
  expect.soft(problems.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
  const {overall} = computeScore(report);
  console.log(`Agent-friendly: ${overall} of 100`);
  expect(overall).toBeGreaterThanOrEqual(97);
});
