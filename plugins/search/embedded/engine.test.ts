import {describe, expect, it, vi} from 'vitest';
import {SearchError} from '../types';
import {fetchFrom, indexFiles, MANIFEST} from '../testing/index-files';
import {section} from '../testing/records';
import {createEngine} from './engine';
import {snippetOf} from './snippet';

vi.mock(import('./snippet'), {spy: true});

const RECORDS = [
  section('/v3/encryption', 'Encryption', 'Keep it secret.'),
  section('/v2/encryption', 'Encryption', 'Keep it secret.', {area: 'v2'}),
];
const INDEX = 'https://docs.example/assets/v3.json';
const TEXTS = 'https://docs.example/assets/v3-texts.json';

const REQUEST = {query: 'encryption', areas: ['v3'], limit: 5} as const;

/** An engine on files that the test can change, and what it asked for. */
function start(records = RECORDS) {
  const files = indexFiles(records);
  const asked: string[] = [];
  const onTexts = vi.fn();
  const engine = createEngine({
    manifest: MANIFEST,
    fetch: fetchFrom(files, (url, cache) => asked.push(`${cache} ${url.split('/').at(-1)}`)),
    onTexts,
  });
  return {files, asked, engine, onTexts};
}

describe('loading', () => {
  it('takes nothing before it is asked to', () => {
    expect(start().asked).toEqual([]);
  });

  it('takes the manifest, the index of the area and then its texts, each once', async () => {
    const {engine, asked, onTexts} = start();
    engine.prepare(['v3']);
    await engine.search(REQUEST);
    await vi.waitFor(() => expect(onTexts).toHaveBeenCalledOnce());
    await engine.search(REQUEST);
    expect(asked).toEqual([
      'no-cache search-index.json',
      'default v3.json',
      'default v3-texts.json',
    ]);
  });

  it('answers without snippets until the texts are there', async () => {
    const {engine, onTexts} = start();
    expect((await engine.search(REQUEST)).hits[0]!.snippet).toEqual([]);
    await vi.waitFor(() => expect(onTexts).toHaveBeenCalled());
    expect((await engine.search(REQUEST)).hits[0]!.snippet).not.toEqual([]);
  });

  it('takes the manifest from the cache when the server cannot be reached', async () => {
    const files = fetchFrom(indexFiles(RECORDS));
    const engine = createEngine({
      manifest: MANIFEST,
      fetch: (url, options) =>
        url === MANIFEST && options.cache !== 'force-cache'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : files(url, options),
    });
    expect((await engine.search(REQUEST)).total).toBe(1);
  });

  it('takes texts of the same build as the index', async () => {
    const {files, engine, asked} = start();
    // The site is built anew between the index and its texts.
    files.delete(TEXTS);
    await engine.search(REQUEST);
    await vi.waitFor(() => expect(asked).toContain('reload v3-texts.json'));
    files.set('https://docs.example/assets/new.json', JSON.stringify({format: 1, texts: ['New.']}));
    files.set(MANIFEST, files.get(MANIFEST)!.replace('v3-texts', 'new'));
    files.delete('https://docs.example/assets/v2.json');
    // This one makes the engine read the new manifest.
    await expect(engine.search({...REQUEST, areas: ['v2']})).rejects.toBeInstanceOf(SearchError);
    await engine.search(REQUEST);
    expect(asked).not.toContain('default new.json');
  });

  it('asks for the manifest again when the files that it names are gone', async () => {
    const {files, engine} = start();
    engine.prepare(['v3']);
    await engine.search(REQUEST);
    const renamed = files.get(MANIFEST)!.replaceAll('assets/v2', 'assets/new-v2');
    files.set(MANIFEST, renamed);
    files.set('https://docs.example/assets/new-v2.json', files.get(INDEX.replace('v3', 'v2'))!);
    files.delete(INDEX.replace('v3', 'v2'));
    expect((await engine.search({...REQUEST, areas: ['v2']})).total).toBe(1);
  });
});

/** The areas that "All" searches, in files of their own. */
const ALL = ['v3', 'v2', 'site'] as const;
const RECORDS_OF_ALL = ALL.map((area) => section(`/${area}/a`, 'Encryption', '', {area}));

describe('a search that fails asks no more than needed', () => {
  it('without a network', async () => {
    const asked: string[] = [];
    const engine = createEngine({
      manifest: MANIFEST,
      fetch: async (url, {cache}) => {
        asked.push(`${cache} ${url.split('/').at(-1)}`);
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(engine.search({...REQUEST, areas: ALL})).rejects.toBeInstanceOf(SearchError);
    expect(asked).toEqual(['no-cache search-index.json', 'force-cache search-index.json']);
  });

  it('when the network breaks off after the manifest', async () => {
    const good = fetchFrom(indexFiles(RECORDS_OF_ALL));
    const asked: string[] = [];
    const engine = createEngine({
      manifest: MANIFEST,
      fetch: async (url, options) => {
        asked.push(url.split('/').at(-1)!);
        if (url !== MANIFEST) {
          throw new TypeError('Failed to fetch');
        }
        return good(url, options);
      },
    });
    await expect(engine.search({...REQUEST, areas: ALL})).rejects.toBeInstanceOf(SearchError);
    expect(asked).toEqual(['search-index.json', 'v3.json', 'v2.json', 'site.json']);
  });

  it('when files are gone: the manifest once more for all areas', async () => {
    const {files, engine, asked} = start(RECORDS_OF_ALL);
    ALL.forEach((area) => files.delete(`https://docs.example/assets/${area}.json`));
    await expect(engine.search({...REQUEST, areas: ALL})).rejects.toBeInstanceOf(SearchError);
    await vi.waitFor(() => expect(asked).toHaveLength(8));
    expect(asked.filter((file) => file === 'no-cache search-index.json')).toHaveLength(2);
    expect(asked.filter((file) => file.endsWith(' v3.json'))).toEqual([
      'default v3.json',
      'reload v3.json',
    ]);
  });
});

describe('files that are missing or broken', () => {
  const index = indexFiles(RECORDS).get(INDEX)!;
  const parts = JSON.parse(index) as Record<string, unknown> & {text: string};
  const broken: [string, string | undefined][] = [
    ['missing', undefined],
    ['empty', ''],
    ['truncated', index.slice(0, index.length / 2)],
    ['a web page', '<!doctype html><title>Not found</title>'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '[]'],
    ['an object of another kind', '{"format":1}'],
    ['of another format', JSON.stringify({...parts, format: 2})],
    ['without pages', JSON.stringify({...parts, pages: []})],
    ['with wrong pages', JSON.stringify({...parts, pages: [['/a', 'A', [[1]]], [null]]})],
    ['with too few terms', JSON.stringify({...parts, terms: 'a'})],
    ['with cut postings', JSON.stringify({...parts, text: '#'})],
    [
      'with a number below the lowest',
      JSON.stringify({...parts, text: parts.text.replace('$#', '$!')}),
    ],
    ['with areas of another type', '{"format":1,"areas":null}'],
    ['with texts of another type', '{"format":1,"texts":[5]}'],
    ['with postings of another type', JSON.stringify({...parts, text: 5, code: null})],
  ];

  describe.each([
    ['manifest', MANIFEST],
    ['index', INDEX],
  ])('%s', (_name, url) => {
    it.each(broken)('%s: is a SearchError, and the next query works', async (_what, content) => {
      const {files, engine} = start();
      const good = files.get(url)!;
      if (content === undefined) {
        files.delete(url);
      } else {
        files.set(url, content);
      }
      await expect(engine.search(REQUEST)).rejects.toBeInstanceOf(SearchError);
      files.set(url, good);
      expect((await engine.search(REQUEST)).total).toBe(1);
    });
  });

  it.each(broken)(
    'texts, %s: hits come without snippets, and later with them',
    async (_, content) => {
      const {files, engine, onTexts, asked} = start();
      const good = files.get(TEXTS)!;
      if (content === undefined) {
        files.delete(TEXTS);
      } else {
        files.set(TEXTS, content);
      }
      expect((await engine.search(REQUEST)).hits).toHaveLength(1);
      await vi.waitFor(() => expect(asked).toContain('reload v3-texts.json'));
      files.set(TEXTS, good);
      await vi.waitFor(async () => {
        await engine.search(REQUEST);
        expect(onTexts).toHaveBeenCalledOnce();
      });
      expect((await engine.search(REQUEST)).hits[0]!.snippet).not.toEqual([]);
    },
  );

  it('a manifest of another format is a SearchError', async () => {
    const {files, engine} = start();
    files.set(MANIFEST, files.get(MANIFEST)!.replace('"format":1', '"format":2'));
    await expect(engine.search(REQUEST)).rejects.toThrow(/manifest .* another format/);
  });

  it('an area that the site does not have is a SearchError', async () => {
    const {engine} = start();
    await expect(engine.search({...REQUEST, areas: ['ecosystem']})).rejects.toThrow(
      /no area ecosystem/,
    );
  });

  it('a broken file in the cache is replaced at once', async () => {
    const files = indexFiles(RECORDS);
    const good = fetchFrom(files);
    const engine = createEngine({
      manifest: MANIFEST,
      fetch: async (url, options) =>
        url === INDEX && options.cache !== 'reload' ? new Response('{') : good(url, options),
    });
    expect((await engine.search(REQUEST)).total).toBe(1);
  });

  it('a network that breaks off is a SearchError, and the next query works', async () => {
    const good = fetchFrom(indexFiles(RECORDS));
    let isCut = true;
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"format":1,'));
            controller.error(new TypeError('network error'));
          },
        }),
      );
    const engine = createEngine({
      manifest: MANIFEST,
      fetch: async (url, options) => (url === INDEX && isCut ? cut() : good(url, options)),
    });
    await expect(engine.search(REQUEST)).rejects.toBeInstanceOf(SearchError);
    isCut = false;
    expect((await engine.search(REQUEST)).total).toBe(1);
  });

  it('a failed preparation harms nobody', async () => {
    const {files, engine} = start();
    const good = files.get(INDEX)!;
    files.delete(INDEX);
    engine.prepare(['v3']);
    await expect(engine.search(REQUEST)).rejects.toBeInstanceOf(SearchError);
    files.set(INDEX, good);
    expect((await engine.search(REQUEST)).total).toBe(1);
  });
});

describe('an index that breaks a search', () => {
  it('is a SearchError, and the next query loads it past the cache', async () => {
    const {engine, asked, onTexts} = start();
    await engine.search(REQUEST);
    await vi.waitFor(() => expect(onTexts).toHaveBeenCalledOnce());
    vi.mocked(snippetOf).mockImplementationOnce(() => {
      throw new TypeError('text.split is not a function');
    });
    await expect(engine.search(REQUEST)).rejects.toThrow(SearchError);
    asked.length = 0;
    expect((await engine.search(REQUEST)).total).toBe(1);
    await vi.waitFor(() => expect(onTexts).toHaveBeenCalledTimes(2));
    expect(asked).toEqual(['reload v3.json', 'reload v3-texts.json']);
  });
});

it('does no work for an aborted request', async () => {
  const {engine} = start();
  const answer = await engine.search(REQUEST, AbortSignal.abort());
  expect(answer.hits).toEqual([]);
});
