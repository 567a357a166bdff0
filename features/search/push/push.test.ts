import {algoliasearch} from 'algoliasearch';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../../lib/node/environment';
import {section} from '../../../packages/search-engine/testing/site';
import SYNONYMS from '../../../packages/search-engine/synonyms.json';
import {storedRecords, toObjects} from './objects';
import {pushObjects, readPushTarget} from './push';

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX: 'docs', ALGOLIA_WRITE_KEY: ' secret '};

describe('readPushTarget', () => {
  it('reads application, index and key', () => {
    expect(readPushTarget(ALL)).toEqual({appId: 'APP', index: 'docs', writeKey: 'secret'});
  });

  it.each([
    [{}, 'ALGOLIA_APP_ID and ALGOLIA_INDEX and ALGOLIA_WRITE_KEY'],
    [{...ALL, ALGOLIA_INDEX: ' '}, 'ALGOLIA_INDEX'],
  ])('names what is missing in %j', (variables, missing) => {
    expect(() => readPushTarget(variables)).toThrow(`environment: ${missing} not set`);
  });

  it.each([
    ['ALGOLIA_APP_ID', 'my app', 'an application id, such as BH4D9OD16A'],
    ['ALGOLIA_INDEX', 'lit/docs', 'the name of an index, such as lit-docs'],
  ])('refuses %s=%s as the build does', (name, value, expected) => {
    const variables = {...ALL, [name]: value};
    const line = `environment: ${name} is "${value}", expected ${expected}`;
    expect(() => readPushTarget(variables)).toThrow(line);
    expect(() => readEnvironment(variables)).toThrow(line);
  });

  it('refuses a write key that pages would show', () => {
    const read = () => readPushTarget({...ALL, ALGOLIA_API_KEY: 'secret'});
    expect(read).toThrow('environment: ALGOLIA_API_KEY is the same as ALGOLIA_WRITE_KEY');
    // Errors end up in logs.
    expect(read).not.toThrow(/secret/);
  });
});

const RECORD = section('/v3/sessions#get', 'Sessions > Get them', 'Call it.\nSign.', {
  identifiers: ['getSessionSigs'],
  weight: 0.9,
});
const PAGE = section('/v3/sessions', 'Sessions');
const ORIGIN = 'https://docs.example.org';

/** Requests of a push, as the service gets them. */
async function requestsOf(records = [PAGE, RECORD]) {
  const requests: {path: string; body: unknown}[] = [];
  const client = algoliasearch('APP', 'secret', {
    requester: {
      send: async ({url, data}) => {
        const path = new URL(url).pathname.replace(/_tmp_\d+/, '_TMP');
        requests.push({path, body: data && (JSON.parse(String(data)) as unknown)});
        const content = JSON.stringify({taskID: 1, status: 'published'});
        return {status: 200, content, isTimedOut: false};
      },
    },
  });
  await pushObjects(client, 'docs', toObjects({origin: ORIGIN, records}));
  return requests.filter(({path}) => !path.includes('/task/'));
}

describe('a push', () => {
  it('sends settings and synonyms, and then the records by way of a temporary index', async () => {
    const requests = await requestsOf();
    expect(requests.map(({path}) => path)).toEqual([
      '/1/indexes/docs/settings',
      '/1/indexes/docs/synonyms/batch',
      '/1/indexes/docs/operation',
      '/1/indexes/docs_TMP/batch',
      '/1/indexes/docs/operation',
      '/1/indexes/docs_TMP/operation',
    ]);
    expect(requests[0]!.body).toMatchObject({
      attributeForDistinct: 'url',
      distinct: true,
      searchableAttributes: expect.arrayContaining(['unordered(hierarchy.lvl1)']) as string[],
    });
    const synonyms = requests[1]!.body as {objectID: string; synonyms: string[]}[];
    expect(synonyms.map((entry) => entry.synonyms)).toEqual(SYNONYMS);
    expect(new Set(synonyms.map(({objectID}) => objectID)).size).toBe(SYNONYMS.length);
    expect(requests.at(-1)!.body).toMatchObject({operation: 'move', destination: 'docs'});
  });

  it('sends sections as DocSearch has them', async () => {
    const batch = (await requestsOf())[3]!.body as {requests: {body: unknown}[]};
    expect(batch.requests.map(({body}) => body)).toEqual([
      expect.objectContaining({
        objectID: '/v3/sessions',
        anchor: null,
        type: 'lvl1',
        weight: {pageRank: 1, level: 90, position: 0},
      }),
      {
        objectID: '/v3/sessions#get',
        url: `${ORIGIN}/v3/sessions#get`,
        url_without_anchor: `${ORIGIN}/v3/sessions`,
        anchor: 'get',
        type: 'lvl2',
        hierarchy: {
          ...{lvl0: 'v3.x.x', lvl1: 'Sessions', lvl2: 'Get them'},
          ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        },
        content: 'Call it.\nSign.',
        identifiers: ['getSessionSigs'],
        keywords: '',
        language: 'en',
        version: 'current',
        docusaurus_tag: 'docs-default-current',
        weight: {pageRank: 0.9, level: 80, position: 1},
      },
    ]);
  });
});

describe('toObjects', () => {
  const toObjectsOf = (...records: (typeof RECORD)[]) => toObjects({origin: ORIGIN, records});

  it('makes a long section several records of one address, each small enough', () => {
    const lines = Array.from({length: 120}, (_, index) => `${index} ${'é'.repeat(100)}`);
    const parts = toObjectsOf({...RECORD, text: lines.join('\n')});
    expect(parts.map(({objectID}) => objectID)).toEqual([
      RECORD.url,
      ...[2, 3, 4, 5].map((part) => `${RECORD.url} (${part})`),
    ]);
    expect(parts.map(({content}) => content).join('\n')).toBe(lines.join('\n'));
    expect(new Set(parts.map(({url}) => url)).size).toBe(1);
  });

  it('needs a build', async () => {
    await expect(storedRecords('none')).rejects.toThrow(
      'none/search/records.json: holds no search',
    );
  });

  it('refuses nothing, which would replace the old index', () => {
    expect(() => toObjectsOf()).toThrow('build: has no search records');
  });
});
