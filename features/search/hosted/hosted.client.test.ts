import {expect, it, vi} from 'vitest';
import type {SearchRequest} from '../../../packages/search-engine/types';
import {createHostedClient} from './hosted.client';
import {MARK_END, MARK_START, readMarks, sitePath} from './protocol.shared';

// The build for browsers, with its caches; Node would load another one.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser'));

type Options = NonNullable<Parameters<typeof createHostedClient>[0]['transport']>;
type Requester = NonNullable<Options['requester']>;
type Sent = Parameters<Requester['send']>[0];
type Answer = Awaited<ReturnType<Requester['send']>>;

const REQUEST: SearchRequest = {query: 'session', areas: ['v3', 'v2'], limit: 20};

const mark = (text: string): string => MARK_START + text + MARK_END;

const HIT = {
  objectID: '/v3/sessions#get',
  url: 'https://docs.example.org/v3/sessions#get',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Docs v3', lvl1: 'Sessions', lvl2: 'Get them', lvl3: null},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Docs v3'},
      lvl1: {value: `${mark('Session')}s`},
      lvl2: {value: 'Get them'},
    },
  },
  _snippetResult: {content: {value: `Call <b>get</b> for a ${mark('session')} …`}},
};
const RESULT = {
  hits: [HIT],
  nbHits: 41,
  facets: {docusaurus_tag: {'docs-default-current': 30}},
};

const json = (value: unknown, status = 200): Answer => ({
  status,
  content: JSON.stringify(value),
  isTimedOut: false,
});
const result = (changes: object): Answer => json({results: [{...RESULT, ...changes}]});

/** A client and what it sends; the service gives the answers in turn, and the last one again and again. */
function clientOf(...answers: Answer[]) {
  const sent: Sent[] = [];
  const send = async (request: Sent): Promise<Answer> => {
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]!;
  };
  const client = createHostedClient({
    appId: 'APP',
    apiKey: 'key',
    index: 'docs',
    language: 'en',
    baseUrl: '/',
    transport: {requester: {send}},
  });
  const lastSent = () =>
    (JSON.parse(sent.at(-1)!.data as string) as {requests: [Record<string, unknown>]}).requests[0];
  return {client, sent, lastSent};
}

it('gives hits with their marks, and counts by area, none for one that the service leaves out', async () => {
  const {client} = clientOf(result({}));
  expect(await client.search(REQUEST)).toEqual({
    hits: [
      {
        id: '/v3/sessions#get',
        url: '/v3/sessions#get',
        area: 'v3',
        hierarchy: [
          [
            {text: 'Session', marked: true},
            {text: 's', marked: false},
          ],
          [{text: 'Get them', marked: false}],
        ],
        snippet: [
          {text: 'Call <b>get</b> for a ', marked: false},
          {text: 'session', marked: true},
          {text: ' …', marked: false},
        ],
      },
    ],
    total: 41,
    counts: {v3: 30, v2: 0},
  });
});

it('needs neither marks nor a snippet', async () => {
  const bare = {...HIT, _highlightResult: {}, _snippetResult: undefined};
  const [hit] = (await clientOf(result({hits: [bare]})).client.search(REQUEST)).hits;
  expect(hit!.hierarchy.flat().map(({text}) => text)).toEqual(['Sessions', 'Get them']);
  expect(hit!.snippet).toEqual([]);
});

it('asks the hosts of the application, prefers earlier areas, and gives no more hits than are wanted', async () => {
  const hits = Array.from({length: 6}, (_, index) => ({...HIT, objectID: `${index}`}));
  const {client, sent, lastSent} = clientOf(result({hits}));
  const response = await client.search({...REQUEST, limit: 5});
  expect(response.hits.map(({id}) => id)).toEqual(['0', '1', '2', '3', '4']);
  expect(new URL(sent[0]!.url).host).toBe('app-dsn.algolia.net');
  expect(lastSent()).toMatchObject({
    indexName: 'docs',
    query: 'session',
    hitsPerPage: 5,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-2.0'],
    ],
    optionalFilters: ['docusaurus_tag:docs-default-current<score=1>'],
  });
});

it.each([
  ['what the service takes', 'getSessionSigs <b>.*+? 🔑 שלום', 'getSessionSigs <b>.*+? 🔑 שלום'],
  ['512 bytes, to the last whole character', 'a'.repeat(9) + '🔑'.repeat(999), /^a{9}🔑{125}$/u],
  ['a sign for half of a character, which JSON could not carry', 'key \ud83d', 'key \ufffd'],
])('of a query it sends %s', async (_what, query, sent) => {
  const {client, lastSent} = clientOf(result({}));
  await client.search({...REQUEST, query});
  expect(lastSent().query).toEqual(sent instanceof RegExp ? expect.stringMatching(sent) : sent);
});

it.each(['', ' ?!', '🔑', `${' '.repeat(600)}a`])(
  'asks nothing without words: "%s"',
  async (query) => {
    const {client, sent} = clientOf(result({}));
    expect(await client.search({...REQUEST, query})).toMatchObject({hits: [], total: 0});
    expect(sent).toEqual([]);
  },
);

it.each<[string, Answer]>([
  ['403', json({message: 'Invalid Application-ID or API key', status: 403}, 403)],
  ['429', json({message: 'Too many requests', status: 429}, 429)],
  ['a cut network', {status: 0, content: 'Network request failed', isTimedOut: false}],
  ['a time-out', {status: 0, content: 'Connection timeout', isTimedOut: true}],
  ['no JSON', {status: 200, content: '<!doctype html>', isTimedOut: false}],
  ['no results', json({results: []})],
  ['a hit without an address', result({hits: [{...HIT, url: undefined}]})],
])('throws a SearchError for %s, and the next query works, also the same one', async (_, bad) => {
  const isRetried = bad.status === 0;
  const {client, sent} = clientOf(...Array<Answer>(isRetried ? 4 : 1).fill(bad), result({}));
  await expect(client.search(REQUEST)).rejects.toMatchObject({name: 'SearchError'});
  // The library asks every host before it gives up; being refused is final.
  expect(sent).toHaveLength(isRetried ? 4 : 1);
  expect((await client.search(REQUEST)).total).toBe(41);
});

it.each([
  [`Get ${mark('Session')} ${mark('Sigs')}`, ['Get ', '[Session]', ' ', '[Sigs]']],
  ['<b onclick="x()">a</b> & <mark>b</mark>', ['<b onclick="x()">a</b> & <mark>b</mark>']],
  [mark(''), []],
  // Marks that do not match.
  [`a${MARK_END}b${MARK_START}c${MARK_START}d${MARK_END}e`, ['a', 'b', '[c]', '[d]', 'e']],
])('reads the marks of %s', (text, expected) => {
  const parts = readMarks(text).map((part) => (part.marked ? `[${part.text}]` : part.text));
  expect(parts).toEqual(expected);
});

it.each([
  ['https://docs.example.org/v3/usecases#defi', '/', '/v3/usecases#defi'],
  ['https://docs.example.org/docs/v3/usecases?a=b#defi', '/docs/', '/docs/v3/usecases?a=b#defi'],
  ['https://docs.example.org/docs', '/docs/', '/docs'],
  // Pushed with the base URL /.
  ['https://docs.example.org/docsOfOthers', '/docs/', '/docs/docsOfOthers'],
  // Would lead to another host.
  ['https://docs.example.org//evil.example/a', '/', '/evil.example/a'],
])('%s below %s is %s', (url, baseUrl, path) => {
  expect(sitePath(url, baseUrl)).toBe(path);
});
