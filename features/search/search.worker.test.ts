// @vitest-environment happy-dom
import {beforeAll, expect, it, vi} from 'vitest';
import {fetchFrom, FOLDER, indexFiles} from '../../packages/search-engine/testing/index-files';
import {section} from '../../packages/search-engine/testing/records';
import type {SearchRequest} from '../../packages/search-engine/types';
import type {Answer} from './search.worker';

const REQUEST: SearchRequest = {query: 'encryption', areas: ['v3'], limit: 5};
const RECORDS = [section('/v3/encryption', 'Encryption', 'Keep it secret.')];
const told = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchFrom(indexFiles(RECORDS)));
  vi.spyOn(self, 'postMessage').mockImplementation(told);
  await import('./search.worker');
});

/** Asks the worker as a page does. */
const ask = (request: SearchRequest): Promise<Answer> =>
  new Promise((resolve) => {
    const ports = [{postMessage: resolve}];
    const data = {folder: FOLDER, request};
    self.dispatchEvent(Object.assign(new Event('message'), {data, ports}));
  });

it('answers, tells when texts are there, and says what went wrong', async () => {
  expect(await ask(REQUEST)).toMatchObject({response: {total: 1}});
  await expect.poll(() => told.mock.calls).toContainEqual(['texts']);
  expect(await ask({...REQUEST, areas: ['v2']})).toEqual({
    failure: {message: expect.any(String) as string, reason: expect.any(String) as string},
  });
});
