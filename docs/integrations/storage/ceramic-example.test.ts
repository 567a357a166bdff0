import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

it('encrypts for addresses only', async () => {
  const output = await samplesIn('docs/integrations/storage/ceramic-example.mdx')(`
    import {onlyFor} from './only-for';
    const good = '0x50e2dac5e78B5905CB09495547452cEE64426db2';
    const passed = [];
    for (const to of [good, null, undefined, '', 'name.eth', good.slice(1), good + '0', ' ' + good, 0x32, [], true, {}]) {
      try { passed.push(onlyFor(to)[0].returnValueTest.value); } catch {}
    }
    console.log(passed.join(' '));`);
  expect(output).toBe('0x50e2dac5e78B5905CB09495547452cEE64426db2');
});
