import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/access-control/condition-types/_lit-action-function.mdx');

const GOOD = {temperature: 38, temperatureUnit: 'F'};

test('the function decides only about a number in degrees Fahrenheit, and else throws', async () => {
  const limits = ['40', '38', '-5', '', ' ', 'forty', '0x32', '1e21', '4.5', null, true];
  const periods = [
    {...GOOD, temperature: 41},
    {...GOOD, temperature: -50},
    {...GOOD, temperature: null},
    {...GOOD, temperature: '38'},
    {...GOOD, temperature: true},
    {...GOOD, temperature: [38]},
    {temperatureUnit: 'F'},
    {...GOOD, temperatureUnit: 'C'},
    undefined,
  ];
  const output = await run(
    `let period = ${JSON.stringify(GOOD)};
let status = 200;
globalThis.fetch = async () =>
  new Response(JSON.stringify({properties: {periods: period ? [period] : []}}), {status});
const verdict = (limit) => go(limit).catch(() => 'throws');
(async () => {
const byLimit = [];
for (const limit of ${JSON.stringify(limits)}) byLimit.push(await verdict(limit));
const byPeriod = [];
for (period of ${JSON.stringify(periods).replace('null]', 'undefined]')}) byPeriod.push(await verdict('40'));
status = 500;
console.log(JSON.stringify({byLimit, byPeriod, down: await verdict('40')}));
})();`,
    {after: 'is-cold.js'},
  );

  const throws = (count: number) => Array<string>(count).fill('throws');
  expect(JSON.parse(output.split('\n').at(-1)!)).toEqual({
    byLimit: [true, false, false, ...throws(8)],
    byPeriod: [false, true, ...throws(7)],
    down: 'throws',
  });
});
