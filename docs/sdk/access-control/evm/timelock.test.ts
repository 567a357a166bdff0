import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/access-control/evm/_timelock-first.mdx');

const REFUSED = [
  '',
  '2024-01-01', // without a time
  '2024-01-01T00:00:00', // in the zone of the machine
  '2024-02-30T00:00:00Z',
  '1969-12-31T23:59:59Z', // the nodes read no negative numbers
  '2024-01-01T00:00:00.500Z',
  '1704067200',
  'tomorrow',
  1_704_067_200_000,
  null,
  true,
  ['2024-01-01T00:00:00Z'],
];

test('a time becomes whole seconds, and all else is refused', async () => {
  const output = await run(`import {secondsOf} from './seconds';
const tried = ${JSON.stringify(['2024-01-01T00:00:00Z', ...REFUSED])}.map((time) => {
  try { return secondsOf(time); } catch { return 'refused'; }
});
console.log(JSON.stringify(tried));`);

  expect(JSON.parse(output)).toEqual(['1704067200', ...REFUSED.map(() => 'refused')]);
});
