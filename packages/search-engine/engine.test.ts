import {expect, it} from 'vitest';
import type {Area} from '../../site/versions';
import {createEngine, type Fetch} from './engine';
import {fetchFrom, FOLDER, indexFiles, section} from './testing/site';
import type {SearchFailure} from './types';

// Loading of index files, and its failures; search.test.ts has the ranking.

const FILES = indexFiles([section('/v3/encryption', 'Encryption', 'Keep it secret.')]);
const GOOD = FILES.get(`${FOLDER}/v3.json`)!;
const served = fetchFrom(FILES);

/** An engine, and the caches that it asked. */
function start(fetch: Fetch = served) {
  const asked: unknown[] = [];
  const search = createEngine(FOLDER, (url, options) => {
    asked.push(options.cache);
    return fetch(url, options);
  });
  const ask = (area: Area = 'v3') => search({query: 'encryption', areas: [area], limit: 5});
  return {ask, asked};
}

it('loads the file of an area once, and no earlier than it is asked for', async () => {
  const {ask, asked} = start();
  expect(asked).toEqual([]);
  expect((await ask()).hits[0]!.snippet).toEqual([{text: 'Keep it secret.', marked: false}]);
  await ask();
  expect(asked).toEqual(['no-cache']);
});

it('takes the file from the cache when the server cannot be reached', async () => {
  const {ask} = start(async (url, options) => {
    if (options.cache !== 'force-cache') {
      throw new TypeError('Failed to fetch');
    }
    return served(url, options);
  });
  expect((await ask()).total).toBe(1);
});

it('replaces a broken file in the cache at once', async () => {
  const {ask} = start(async (url, options) =>
    options.cache === 'reload' ? served(url, options) : new Response('{'),
  );
  expect((await ask()).total).toBe(1);
});

const brokenOff = () =>
  new Response(
    new ReadableStream({start: (stream) => stream.error(new TypeError('network error'))}),
  );

it.each<[string, SearchFailure, () => Response | Promise<Response>]>([
  ['missing', 'outdated', () => new Response(null, {status: 404})],
  ['truncated', 'outdated', () => new Response(GOOD.slice(0, GOOD.length / 2))],
  ['a web page', 'outdated', () => new Response('<!doctype html><title>Not found</title>')],
  ['a list of others', 'outdated', () => new Response('[1, {"a": "b"}]')],
  ['out of reach', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken off', 'network', brokenOff],
  ['answered by an error', 'other', () => new Response('Oops', {status: 500})],
])('a file that is %s is a failure (%s), and the next query works', async (_, reason, answer) => {
  let isBroken = true;
  const {ask} = start(async (url, options) => (isBroken ? answer() : served(url, options)));
  await expect(ask()).rejects.toMatchObject({name: 'SearchError', reason});
  isBroken = false;
  expect((await ask()).total).toBe(1);
});
