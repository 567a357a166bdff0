import {describe, expect, it, vi} from 'vitest';
import type {Area} from '../../site/versions';
import type {SearchFailure} from './types';
import {fetchFrom, FOLDER, indexFiles} from './testing/index-files';
import {section} from './testing/records';
import {createEngine} from './engine';
import type {Fetch} from './files';

// How the files of the index come, and what happens when they do not; search.test.ts says what is found.

const RECORDS = [
  section('/v3/encryption', 'Encryption', 'Keep it secret.'),
  section('/v2/encryption', 'Encryption', 'Keep it secret.', {area: 'v2'}),
];
const INDEX = `${FOLDER}/v3.json`;
const TEXTS = `${FOLDER}/v3-texts.json`;

/** An engine on files that the test can change, and what it asked for. */
function start(wrap: (fetch: Fetch) => Fetch = (fetch) => fetch) {
  const files = indexFiles(RECORDS);
  const asked: string[] = [];
  const onTexts = vi.fn();
  const fetch = fetchFrom(files, (url, cache) => asked.push(`${cache} ${url.split('/').at(-1)}`));
  const search = createEngine(FOLDER, wrap(fetch), onTexts);
  const ask = (...areas: Area[]) =>
    search({query: 'encryption', areas: areas.length > 0 ? areas : ['v3'], limit: 5});
  return {files, asked, ask, onTexts};
}

const failure = (reason: SearchFailure): unknown =>
  expect.objectContaining({name: 'SearchError', reason});

describe('loading', () => {
  it('takes the index of the area and then its texts, each once', async () => {
    const {ask, asked, onTexts} = start();
    expect(asked).toEqual([]);
    expect((await ask()).hits[0]!.snippet).toEqual([]);
    await expect.poll(() => onTexts.mock.calls).toHaveLength(1);
    expect((await ask()).hits[0]!.snippet).not.toEqual([]);
    expect(asked).toEqual(['no-cache v3.json', 'no-cache v3-texts.json']);
  });

  it('takes the files from the cache when the server cannot be reached', async () => {
    const {ask} = start((fetch) => (url, options) => {
      const isCut = options.cache !== 'force-cache';
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, options);
    });
    expect((await ask()).total).toBe(1);
  });

  it('replaces a broken file in the cache at once', async () => {
    const {ask} = start(
      (fetch) => async (url, options) =>
        url === INDEX && options.cache !== 'reload' ? new Response('{') : fetch(url, options),
    );
    expect((await ask()).total).toBe(1);
  });
});

const index = indexFiles(RECORDS).get(INDEX)!;

describe.each<[string, string | undefined]>([
  ['missing', undefined],
  ['empty', ''],
  ['truncated', index.slice(0, index.length / 2)],
  ['a web page', '<!doctype html><title>Not found</title>'],
  ['null', 'null'],
  ['an object of another kind', '{"oops":true}'],
])('a file that is %s', (_what, content) => {
  function breakFile(files: Map<string, string>, url: string): () => void {
    const good = files.get(url)!;
    if (content === undefined) {
      files.delete(url);
    } else {
      files.set(url, content);
    }
    return () => files.set(url, good);
  }

  it('as the index is gone, and the next query works', async () => {
    const {files, ask} = start();
    const mend = breakFile(files, INDEX);
    await expect(ask()).rejects.toEqual(failure('gone'));
    mend();
    expect((await ask()).total).toBe(1);
  });

  it('as the texts takes snippets away, and no hits', async () => {
    const {files, ask, asked, onTexts} = start();
    breakFile(files, TEXTS);
    expect((await ask()).total).toBe(1);
    await expect.poll(() => asked).toContain('reload v3-texts.json');
    expect((await ask()).total).toBe(1);
    expect(onTexts).not.toHaveBeenCalled();
  });
});

it('texts of a newer release are not quoted for the sections of an older one', async () => {
  const {files, ask, asked, onTexts} = start();
  const newer = RECORDS.map((record) => ({...record, text: 'Something else.'}));
  files.set(TEXTS, indexFiles(newer).get(TEXTS)!);
  await ask();
  await expect.poll(() => asked).toContain('reload v3-texts.json');
  expect((await ask()).hits[0]!.snippet).toEqual([]);
  expect(onTexts).not.toHaveBeenCalled();
});

describe('a server', () => {
  const cut = () =>
    new Response(
      new ReadableStream({start: (stream) => stream.error(new TypeError('network error'))}),
    );
  it.each<[string, () => Response | Promise<Response>, SearchFailure]>([
    ['that is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['whose answer breaks off', cut, 'unreachable'],
    ['that fails', () => new Response('Oops', {status: 500}), 'unavailable'],
  ])('%s: the next query works', async (_what, answer, reason) => {
    let isBroken = true;
    const {ask} = start(
      (fetch) => async (url, options) => (isBroken ? answer() : fetch(url, options)),
    );
    await expect(ask()).rejects.toEqual(failure(reason));
    isBroken = false;
    expect((await ask()).total).toBe(1);
  });
});

it('an area that the site does not have is an error', async () => {
  await expect(start().ask('ecosystem')).rejects.toThrow();
});
