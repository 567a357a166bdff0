import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SectionRecord} from '../records/record';
import type {StoredRecords} from '../records/stored-records';
import {SYNONYMS} from '../synonyms';
import {describePush, pushRecords} from './push';
import {ServiceStandIn, type StoredIndex} from './stand-in';

const TARGET = {appId: 'APP', index: 'docs', writeKey: 'secret'};

const RECORD: SectionRecord = {
  url: '/v3/sessions#get',
  area: 'v3',
  kind: 'guide',
  tag: 'docs-default-current',
  language: 'en',
  hierarchy: ['Sessions', 'Get them'],
  text: 'Call it.\nSign.',
  identifiers: ['getSessionSigs'],
  weight: 0.9,
};
const PAGE: SectionRecord = {...RECORD, url: '/v3/sessions', hierarchy: ['Sessions']};

const storedOf = (...records: SectionRecord[]): StoredRecords => ({
  origin: 'https://docs.example.org',
  records,
});

const OLD: Readonly<StoredIndex> = {
  objects: new Map([['/old', {objectID: '/old'}]]),
  settings: {searchableAttributes: ['old']},
  synonyms: ['old'],
  rules: ['a rule'],
};

let service: ServiceStandIn;
let transport: Awaited<ReturnType<ServiceStandIn['start']>>;
let lines: string[];

beforeEach(async () => {
  service = new ServiceStandIn();
  transport = await service.start();
  service.indexes.set('docs', OLD);
  lines = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

const push = (stored: StoredRecords = storedOf(PAGE, RECORD)): Promise<void> =>
  pushRecords(TARGET, stored, (line) => lines.push(line), {transport});

const STEPS = [
  'POST /1/indexes/docs/operation',
  'PUT /1/indexes/docs_TMP/settings',
  'POST /1/indexes/docs_TMP/synonyms/batch',
  'POST /1/indexes/docs_TMP/batch',
  'POST /1/indexes/docs_TMP/operation',
];
const bodyOf = (step: string): unknown =>
  service.seen.find(({method, path}) => `${method} ${path}` === step)!.body;

const DAY = 86_400;

/** Has the service tell to come again the next day. */
const tellToSlowDown = (changes: {times?: number}): void => {
  const answer = {status: 429, message: 'Slow down', headers: {'Retry-After': `${DAY}`}};
  service.failures.push({on: /docs_TMP\/batch$/, ...answer, ...changes});
};

/** Has a day be over at once. @returns how many there were */
const skipWaits = (): (() => number) => {
  const start = setTimeout;
  let waits = 0;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, delay?: number) => {
    const isDay = delay === DAY * 1000;
    waits += Number(isDay);
    return start(run, isDay ? 0 : delay);
  });
  return () => waits;
};

describe('a push', () => {
  it('fills a temporary index, which then takes the place of the old one', async () => {
    await push();
    expect(service.changes).toEqual(STEPS);
    expect(bodyOf(STEPS[0]!)).toEqual({
      operation: 'copy',
      destination: expect.stringMatching(/^docs_tmp_\w{8}$/) as string,
      scope: ['rules'],
    });
    expect(bodyOf(STEPS[4]!)).toEqual({operation: 'move', destination: 'docs'});
    expect([...service.indexes.keys()]).toEqual(['docs']);
    const {objects, rules} = service.indexes.get('docs')!;
    expect([...objects.keys()]).toEqual(['/v3/sessions', '/v3/sessions#get']);
    expect(rules).toEqual(['a rule']);
  });

  it('shows the key of the environment and the application', async () => {
    await push();
    expect(service.seen[0]!.headers).toMatchObject({
      'x-algolia-api-key': 'secret',
      'x-algolia-application-id': 'APP',
    });
  });

  it('waits for each step before the next one', async () => {
    await push();
    const steps = service.seen.map(({method}) => method);
    // Is there an index? Then each change, and whether it is done.
    expect(steps.join(' ')).toBe('GET POST GET PUT GET POST GET POST GET POST GET');
  });

  it('sends sections as DocSearch has them', async () => {
    await push();
    expect(service.indexes.get('docs')!.objects.get('/v3/sessions#get')).toEqual({
      objectID: '/v3/sessions#get',
      url: 'https://docs.example.org/v3/sessions#get',
      url_without_anchor: 'https://docs.example.org/v3/sessions',
      anchor: 'get',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Docs v3',
        lvl1: 'Sessions',
        lvl2: 'Get them',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Call it.\nSign.',
      identifiers: ['getSessionSigs'],
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      kind: 'guide',
      weight: {pageRank: 0.9, level: 80, position: 1},
    });
    expect(service.indexes.get('docs')!.objects.get('/v3/sessions')).toMatchObject({
      anchor: null,
      type: 'lvl1',
      weight: {pageRank: 0.9, level: 90, position: 0},
    });
  });

  it('sends a long section in parts that the service takes, and has it found once', async () => {
    const lines = Array.from({length: 120}, (_, index) => `${index} ${'é'.repeat(100)}`);
    await push(storedOf(PAGE, {...RECORD, text: lines.join('\n')}));
    const {objects, settings} = service.indexes.get('docs')!;
    const parts = [...objects.values()].slice(1) as {url: string; content: string}[];
    expect([...objects.keys()].slice(1)).toEqual([
      RECORD.url,
      ...[2, 3, 4, 5].map((part) => `${RECORD.url} (${part})`),
    ]);
    expect(parts.map(({content}) => content).join('\n')).toBe(lines.join('\n'));
    expect(new Set(parts.map(({url}) => url)).size).toBe(1);
    expect(settings).toMatchObject({attributeForDistinct: 'url', distinct: true});
  });

  it('sends settings and synonyms with them', async () => {
    await push();
    const {settings, synonyms} = service.indexes.get('docs')!;
    expect(settings).toEqual({
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'unordered(identifiers)',
        'content',
      ],
      attributesForFaceting: [
        'afterDistinct(docusaurus_tag)',
        'kind',
        'language',
        'type',
        'version',
      ],
      ranking: ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      attributeForDistinct: 'url',
      distinct: true,
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: ['content:30'],
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
      snippetEllipsisText: '…',
      camelCaseAttributes: ['hierarchy', 'identifiers', 'content'],
      separatorsToIndex: '_',
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      allowTyposOnNumericTokens: false,
      indexLanguages: ['en'],
      queryLanguages: ['en'],
      ignorePlurals: ['en'],
      removeStopWords: ['en'],
      removeWordsIfNoResults: 'allOptional',
    });
    expect(synonyms).toEqual(
      SYNONYMS.map((group) => ({
        objectID: group[0]!.replaceAll(' ', '-'),
        type: 'synonym',
        synonyms: group,
      })),
    );
    const ids = (synonyms as {objectID: string}[]).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('makes the index where there is none yet', async () => {
    service.indexes.clear();
    await push();
    expect(service.changes).toEqual(STEPS.slice(1));
    expect(service.indexes.get('docs')!.objects.size).toBe(2);
  });

  it('sends many sections in several requests, and says how far it is', async () => {
    const many = Array.from({length: 1201}, (_, index) => ({...PAGE, url: `/v3/${index}`}));
    await push(storedOf(...many));
    expect(service.indexes.get('docs')!.objects.size).toBe(1201);
    expect(lines).toEqual([
      '1201 records for "docs" of application APP',
      expect.stringMatching(/^Settings and \d+ groups of synonyms are in "docs_tmp_\w{8}"$/),
      '500 of 1201 records are there',
      '1000 of 1201 records are there',
      '1201 of 1201 records are there',
      '"docs" is replaced',
    ]);
  });

  it.each(STEPS)('goes on after one 500 of %s', async (step) => {
    service.failures.push({on: new RegExp(`^${step}$`), status: 500, message: 'Oops', times: 1});
    await push();
    expect(service.changes.filter((change) => change === step)).toHaveLength(2);
    expect(service.indexes.get('docs')!.objects.size).toBe(2);
  });

  it('goes on after it was told five times to slow down, each time as late as it was told', async () => {
    tellToSlowDown({times: 5});
    const waits = skipWaits();
    await push();
    expect(waits()).toBe(5);
    expect(service.indexes.get('docs')!.objects.size).toBe(2);
  });
});

describe('a push that fails', () => {
  const expectUntouched = (): void => {
    expect([...service.indexes]).toEqual([['docs', OLD]]);
  };

  it.each(STEPS)('at %s leaves the old index as it was, and nothing beside it', async (step) => {
    service.failures.push({on: new RegExp(`^${step}$`), status: 400, message: 'Bad\nrequest'});
    await expect(push()).rejects.toThrow(/^docs: Bad request; "docs" is as it was$/);
    expectUntouched();
    expect(service.changes.at(-1)).toBe('DELETE /1/indexes/docs_TMP');
    expect(lines).not.toContain('"docs" is replaced');
  });

  it('at its second batch leaves the old index as it was', async () => {
    const many = Array.from({length: 600}, (_, index) => ({...PAGE, url: `/v3/${index}`}));
    const refuseSecond = {on: /docs_TMP\/batch$/, status: 413, message: 'Too large'};
    const report = (line: string): void => {
      if (line.startsWith('500 of')) {
        service.failures.push(refuseSecond);
      }
    };
    await expect(pushRecords(TARGET, storedOf(...many), report, {transport})).rejects.toThrow(
      'Too large',
    );
    expectUntouched();
  });

  it('says what went wrong first, also where cleaning up fails too, and what is left', async () => {
    service.failures.push(
      {on: /^PUT/, status: 400, message: 'No such setting'},
      {on: /^DELETE/, status: 403, message: 'Not allowed'},
    );
    await expect(push()).rejects.toThrow('No such setting');
    expect(service.indexes.get('docs')).toBe(OLD);
    expect(lines.at(-1)).toMatch(/^"docs_tmp_\w{8}" may be left at the service; delete it there$/);
  });

  it.each([401, 403])('because the key is refused (%d) says what it needs', async (status) => {
    service.failures.push({on: /./, status, message: 'Invalid Application-ID or API key'});
    await expect(push()).rejects.toThrow(
      /^ALGOLIA_WRITE_KEY: the service refuses it \(Invalid Application-ID or API key\); it must belong to application APP and have the rights addObject, deleteIndex, editSettings and settings on "docs" and "docs_tmp_\*"; "docs" is as it was$/,
    );
    expectUntouched();
    // There is no temporary index that could be left.
    expect(service.changes).toEqual([]);
  });

  it('because it is told to slow down again and again says so', async () => {
    tellToSlowDown({});
    skipWaits();
    await expect(push()).rejects.toThrow(
      /^docs: the service takes no more for now \(Slow down\); "docs" is as it was$/,
    );
    expectUntouched();
  });

  it('because no server answers names the application', async () => {
    service.failures.push({on: /./, status: 503, message: ''});
    await expect(push()).rejects.toThrow(
      /^ALGOLIA_APP_ID: no server of application APP answers; .+\? "docs" is as it was$/,
    );
    expectUntouched();
  });

  it('after its last step does not say that the old index is there', async () => {
    const report = (line: string): void => {
      if (line.startsWith('2 of 2')) {
        service.failures.push({on: /^GET .+task/, status: 400, message: 'No'});
      }
    };
    await expect(pushRecords(TARGET, storedOf(PAGE, RECORD), report, {transport})).rejects.toThrow(
      /^docs: the service has the new index, but does not say/,
    );
    expect(service.indexes.get('docs')!.objects.size).toBe(2);
  });

  it.each([
    ['every answer', Infinity],
    // The next attempt finds no temporary index any more, and is refused.
    ['the first answer', 1],
  ])('to get %s to its last step does not say that the old index is there', async (_, times) => {
    const on = new RegExp(`^${STEPS[4]!}$`);
    service.failures.push({on, status: 503, message: 'Oops', times, isDone: true});
    await expect(push()).rejects.toThrow(
      /^docs: the service has the new index, but does not say that it is in its place; look at it in a minute, and delete "docs_tmp_\w{8}" if that is still there$/,
    );
    expect(service.indexes.get('docs')!.objects.size).toBe(2);
    expect(service.changes.at(-1)).toBe(STEPS[4]);
  });

  /** A push that is stopped while a step is under way. */
  const pushStoppedAt = (step: string): Promise<void> => {
    const controller = new AbortController();
    service.onRequest = (request) => {
      if (request === step) {
        controller.abort(new Error('the push was stopped'));
      }
    };
    const options = {signal: controller.signal, transport};
    return pushRecords(TARGET, storedOf(PAGE, RECORD), () => undefined, options);
  };

  it.each(STEPS.slice(0, -1).map((step, index) => [step, index] as const))(
    'because it is stopped at %s does no more steps and leaves the old index as it was',
    async (step, index) => {
      await expect(pushStoppedAt(step)).rejects.toThrow(
        /^docs: the push was stopped; "docs" is as it was$/,
      );
      expectUntouched();
      expect(service.changes).toEqual([...STEPS.slice(0, index + 1), 'DELETE /1/indexes/docs_TMP']);
    },
  );

  it('cannot be stopped any more at its last step', async () => {
    await pushStoppedAt(STEPS[4]!);
    expect(service.changes).toEqual(STEPS);
  });

  it.each<[string, SectionRecord[], string]>([
    ['nothing to send', [], 'build: has no search records'],
    [
      'a record that is too large',
      [PAGE, {...RECORD, text: 'é'.repeat(5000)}],
      '/v3/sessions#get: makes a search record of 10',
    ],
    [
      'a tag that no search asks for',
      [{...RECORD, tag: 'docs-other-current'}],
      '/v3/sessions#get: has the docusaurus_tag "docs-other-current"',
    ],
  ])('because of %s sends nothing', async (_, records, message) => {
    await expect(push(storedOf(...records))).rejects.toThrow(message);
    expect(service.seen).toEqual([]);
  });
});

describe('a dry run', () => {
  it('says how much there is and shows a record', () => {
    describePush(
      storedOf(PAGE, RECORD, {...RECORD, url: '/', area: 'site', tag: 'default'}),
      (line) => lines.push(line),
    );
    expect(lines.slice(0, 5)).toEqual([
      'v3           2 records',
      'v2           0 records',
      'learningLab  0 records',
      'ecosystem    0 records',
      'site         1 records',
    ]);
    expect(lines[5]).toMatch(/^3 records, \d+ bytes, the largest \d+$/);
    expect(lines.join('\n')).toContain('"objectID": "/v3/sessions"');
    expect(lines.at(-1)).toBe('Nothing was sent');
  });

  it('measures a part of a section as it is sent', () => {
    const largest = (length: number): number => {
      const stored = storedOf({...RECORD, text: `First.\n${'a'.repeat(length)}`});
      const said: string[] = [];
      describePush(stored, (line) => said.push(line));
      return Number(/the largest (\d+)/.exec(said.join())![1]);
    };
    const longest = 9000 + (10_000 - largest(9000));
    expect(largest(longest)).toBe(10_000);
    expect(() => largest(longest + 1)).toThrow('makes a search record of 10001 bytes');
  });

  it('finds what a push would refuse', () => {
    const large = storedOf({...RECORD, text: 'a'.repeat(10_000)});
    expect(() => describePush(large, () => undefined)).toThrow('/v3/sessions#get: makes');
  });
});
