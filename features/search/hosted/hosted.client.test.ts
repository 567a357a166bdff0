import {describe, expect, it, vi} from 'vitest';
import type {SearchRequest} from '../../../packages/search-engine/types';
import {createHostedClient} from './hosted.client';

// What browsers get, with its caches; Node would get another build.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser'));

type Options = NonNullable<Parameters<typeof createHostedClient>[0]['transport']>;
type Requester = NonNullable<Options['requester']>;
type Sent = Parameters<Requester['send']>[0];
type Answer = Awaited<ReturnType<Requester['send']>>;

const REQUEST: SearchRequest = {query: 'session', areas: ['v3', 'v2'], limit: 20};

const HIT = {
  objectID: '/v3/sessions#get',
  url: 'https://docs.example.org/v3/sessions#get',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Docs v3', lvl1: 'Sessions', lvl2: 'Get them', lvl3: null},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Docs v3'},
      lvl1: {value: '__ais-highlight__Session__/ais-highlight__s'},
      lvl2: {value: 'Get them'},
    },
  },
  _snippetResult: {
    content: {value: 'Call <b>get</b> for a __ais-highlight__session__/ais-highlight__ …'},
  },
};
const RESULT = {
  hits: [HIT],
  nbHits: 41,
  facets: {docusaurus_tag: {'docs-default-current': 30, 'docs-default-2.0': 11}},
};

const json = (value: unknown, status = 200): Answer => ({
  status,
  content: JSON.stringify(value),
  isTimedOut: false,
});
const result = (changes: object): Answer => json({results: [{...RESULT, ...changes}]});
const hit = (changes: object): Answer => result({hits: [{...HIT, ...changes}]});

/** A client and what it sends; the service gives the answers in turn, and the last one again and again. */
function clientOf(...answers: (Answer | Promise<Answer>)[]) {
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
  return {client, sent};
}

describe('the hosted client', () => {
  it('gives hits with their marks, and counts by area', async () => {
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
      counts: {v3: 30, v2: 11},
    });
  });

  it('needs neither marks nor a snippet', async () => {
    const {client} = clientOf(hit({_highlightResult: {}, _snippetResult: undefined}));
    const {hits} = await client.search(REQUEST);
    expect(hits[0]!.hierarchy.flat().map(({text}) => text)).toEqual(['Sessions', 'Get them']);
    expect(hits[0]!.snippet).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      'an area that the service leaves out',
      {facets: {docusaurus_tag: {'docs-default-2.0': 41}}},
      {v3: 0, v2: 41},
    ],
    ['nothing found', {hits: [], nbHits: 0, facets: {}}, {v3: 0, v2: 0}],
  ])('reads counts of %s', async (_, changes, counts) => {
    const {client} = clientOf(result(changes));
    expect((await client.search(REQUEST)).counts).toEqual(counts);
  });

  it('asks the hosts of the application, and gives no more hits than are wanted', async () => {
    const hits = Array.from({length: 6}, (_, index) => ({...HIT, objectID: `${index}`}));
    const {client, sent} = clientOf(result({hits}));
    const response = await client.search({...REQUEST, limit: 5});
    expect(new URL(sent[0]!.url).host).toBe('app-dsn.algolia.net');
    expect(JSON.parse(sent[0]!.data as string)).toMatchObject({
      requests: [{indexName: 'docs', query: 'session', hitsPerPage: 5}],
    });
    expect(response.hits.map(({id}) => id)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('sends at most 512 bytes of a query, and nothing for one without words', async () => {
    const {client, sent} = clientOf(result({}));
    await client.search({...REQUEST, query: 'x'.repeat(10_000)});
    const {requests} = JSON.parse(sent[0]!.data as string) as {requests: [{query: string}]};
    expect(requests[0].query).toBe('x'.repeat(512));

    expect(await client.search({...REQUEST, query: ' ?!'})).toMatchObject({hits: [], total: 0});
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['403', json({message: 'Invalid Application-ID or API key', status: 403}, 403)],
    ['429', json({message: 'Too many requests', status: 429}, 429)],
    ['500', json({message: 'Internal error'}, 500)],
    ['a cut network', {status: 0, content: 'Network request failed', isTimedOut: false}],
    ['a time-out', {status: 0, content: 'Connection timeout', isTimedOut: true}],
    ['an empty answer', {status: 200, content: '', isTimedOut: false}],
    ['no JSON', {status: 200, content: '<!doctype html>', isTimedOut: false}],
    ['null', json(null)],
    ['no results', json({results: []})],
    ['no hits', result({hits: undefined})],
    ['a hit that is null', result({hits: [null]})],
    ['a hit without an address', hit({url: undefined})],
    ['a hit with an address that is none', hit({url: 'javascript:alert(1)'})],
  ])('throws a SearchError for %s, and the next query works, also the same one', async (_, bad) => {
    const isRetried = bad.status === 0 || bad.status === 500;
    const {client, sent} = clientOf(...Array<Answer>(isRetried ? 4 : 1).fill(bad), result({}));
    await expect(client.search(REQUEST)).rejects.toMatchObject({name: 'SearchError'});
    // The library asks every host before it gives up; being refused is final.
    expect(sent).toHaveLength(isRetried ? 4 : 1);
    expect((await client.search(REQUEST)).total).toBe(41);
  });

  it('is not disturbed by one host that fails', async () => {
    const {client, sent} = clientOf(json({}, 503), result({}));
    expect((await client.search(REQUEST)).total).toBe(41);
    expect(sent.map(({url}) => new URL(url).host)).toEqual([
      'app-dsn.algolia.net',
      expect.stringMatching(/^app-[123]\.algolianet\.com$/),
    ]);
  });
});
