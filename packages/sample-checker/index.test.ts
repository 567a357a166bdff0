import {expect, it} from 'vitest';
import {summaryOf} from './index';
import {checkTexts, fence, SDKS} from './testing/check-texts';

it('counts samples by version, and keeps the reasons of exemptions', async () => {
  const {outcomes} = await checkTexts({
    'a.mdx':
      fence('json', '{}') +
      fence('json', '{') +
      fence('ts unchecked="needs webpack"', '') +
      fence('text unchecked="needs the nodes" output', '1') +
      fence('yaml', ''),
    'v2/b.mdx': fence('bash', 'ls'),
  });
  const [v3, v2] = summaryOf(outcomes, SDKS);
  expect(v3).toEqual({
    version: 'v3',
    release: '3.0.24',
    samples: 3,
    checked: 1,
    run: 0,
    scripts: 1,
    unexplained: [],
    failed: 1,
    exempt: [{page: 'a.mdx', line: 7, message: 'needs webpack'}],
    outputsNotCompared: [{page: 'a.mdx', line: 10, message: 'needs the nodes'}],
    shown: 1,
  });
  expect(v2).toMatchObject({samples: 1, checked: 1});
});

it('names scripts that neither run nor say why', async () => {
  const {outcomes} = await checkTexts({
    'a.mdx':
      fence('ts', 'export const a = 1;') +
      fence('ts unrun="service"', 'export const b = 1;') +
      fence('ts title="vite.config.ts"', 'export default {};') +
      fence('tsx', 'export const view = null;') +
      fence('ts', 'console.log(1);') +
      fence('text output', '1'),
  });
  const [v3] = summaryOf(outcomes, SDKS);
  expect(v3).toMatchObject({scripts: 5, run: 1, checked: 5});
  expect(v3!.unexplained.map(({line}) => line)).toEqual([1]);
});
