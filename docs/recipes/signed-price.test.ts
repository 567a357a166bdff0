import {describe, expect, test} from 'vitest';
import {actionIn, NO_COUNTS, signedTexts} from 'sample-checker/testing/try-action';

describe.each([
  'docs/recipes/signed-price.mdx',
  'versioned_docs/version-2.0/recipes/signed-price.mdx',
])('%s', (page) => {
  const run = actionIn(page, 'price.action.js');
  const texts = async (
    day: unknown,
    data: unknown = {base: 'ETH', currency: 'USD', amount: '1980.5'},
  ) =>
    signedTexts(
      await run({
        jsParams: {publicKey: '0x04', day},
        fetch: async () => ({ok: true, json: async () => ({data})}),
      }),
    );

  test('signs prices of days that are over', async () => {
    expect(await texts('2023-11-14')).toEqual(['ETH cost 1980.50 USD on 2023-11-14']);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const today = new Date().toISOString().slice(0, 10);
    const days = [
      today,
      tomorrow,
      '2023-11-31',
      '2023-1-1',
      '2023-11',
      ['2023-11-14'],
      '2023-11-14 ',
    ];
    for (const day of [...days, ...NO_COUNTS]) {
      expect(await texts(day), JSON.stringify(day)).toEqual([]);
    }
  });

  test('signs the price of ETH in USD only', async () => {
    const good = {base: 'ETH', currency: 'USD', amount: '1980.54'};
    const bad = [
      {base: 'BTC'},
      {currency: 'EUR'},
      ...[null, '', '-1', 'x', {}].map((amount) => ({amount})),
    ];
    for (const change of bad) {
      expect(await texts('2023-11-14', {...good, ...change}), JSON.stringify(change)).toEqual([]);
    }
  });
});
