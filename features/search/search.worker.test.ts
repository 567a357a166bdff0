// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest';
import {fetchFrom, FOLDER, indexFiles, section} from '../../packages/search-engine/testing/site';
import type {Area} from '../../site/versions';
import type {WorkerAnswer} from './search.worker';

/** Asks the worker as a page does. */
const ask = (area: Area): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    const ports = [{postMessage: resolve}];
    const data = {folder: FOLDER, request: {query: 'encryption', areas: [area], limit: 5}};
    self.dispatchEvent(Object.assign(new Event('message'), {data, ports}));
  });

it('answers, and says what went wrong', async () => {
  vi.stubGlobal('fetch', fetchFrom(indexFiles([section('/v3/encryption', 'Encryption')])));
  await import('./search.worker');
  expect(await ask('v3')).toMatchObject({response: {total: 1}});
  expect(await ask('v2')).toEqual({
    failure: {message: expect.any(String) as string, reason: 'outdated'},
  });
});
