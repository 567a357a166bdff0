import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test, type Response} from '@playwright/test';
import {open} from '../support/open';

// A typical page: two tables and a list of errors between eight short fences, of which five are
// TypeScript samples. Larger and smaller ones differ in their text only.
const PAGE = '/v3/sdk/authentication/overview';

/** Budgets in bytes, compressed with brotli; one kB is 1000 bytes. */
const BUDGET = {total: 150_000, script: 128_000, stylesheet: 14_000, font: 0};

const COUNTED = ['document', 'script', 'stylesheet', 'image', 'font'];

async function isPrefetch(response: Response): Promise<boolean> {
  const headers = await response.request().allHeaders();
  return headers['sec-purpose']?.startsWith('prefetch') ?? false;
}

async function brotliSize(response: Response): Promise<number> {
  const quality = {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}};
  return brotliCompressSync(await response.body(), quality).length;
}

// What a cold load fetches until React works the page: that includes the page's own route chunks
// and leaves out what is only prefetched for the next page.
test('a typical docs page stays within its weight', async ({page}) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page, PAGE);

  const weight: Record<string, number> = Object.fromEntries(COUNTED.map((type) => [type, 0]));
  for (const response of [...responses]) {
    const type = response.request().resourceType();
    if (COUNTED.includes(type) && !(await isPrefetch(response))) {
      weight[type]! += await brotliSize(response);
    }
  }
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${PAGE} weighs ${total} bytes with brotli: ${JSON.stringify(weight)}`);

  expect.soft(weight.document, 'HTML').toBeGreaterThan(0);
  expect.soft(weight.script, 'JavaScript').toBeLessThanOrEqual(BUDGET.script);
  expect.soft(weight.stylesheet, 'CSS').toBeLessThanOrEqual(BUDGET.stylesheet);
  expect.soft(weight.font, 'web fonts').toBe(BUDGET.font);
  expect.soft(total, 'all').toBeLessThanOrEqual(BUDGET.total);
});
