import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {HOSTED_INDEX} from '../../../lib/node/environment';
import {SiteError} from '../../../lib/node/site-error';
import SYNONYMS from '../../../packages/search-engine/synonyms.json';
import {LEVELS, PRESENTATION} from '../hosted/protocol.shared';
import type {SearchObject} from './objects';

/** Destination of a push, with the key for it. */
interface PushTarget {
  readonly appId: string;
  readonly index: string;
  /** A key that may write: a secret, which no build and no page ever holds. */
  readonly writeKey: string;
}

/**
 * Reads the destination of a push from the environment. An empty variable counts as not set.
 *
 * @throws SiteError that names missing variables, an invalid id or index, or a write key that pages would show
 */
export function readPushTarget(variables: NodeJS.ProcessEnv = process.env): PushTarget {
  const read = (name: string): string => variables[name]?.trim() ?? '';
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX', 'ALGOLIA_WRITE_KEY'];
  const missing = names.filter((name) => !read(name));
  if (missing.length > 0) {
    throw new SiteError('environment', `${missing.join(' and ')} not set; a push needs it`);
  }
  for (const [name, schema] of Object.entries(HOSTED_INDEX)) {
    const {error} = schema.safeParse(read(name));
    if (error) {
      throw new SiteError('environment', `${name} is "${read(name)}", ${error.issues[0]!.message}`);
    }
  }
  const [appId, index, writeKey] = names.map(read) as [string, string, string];
  if (writeKey === read('ALGOLIA_API_KEY')) {
    throw new SiteError(
      'environment',
      'ALGOLIA_API_KEY is the same as ALGOLIA_WRITE_KEY; every page would show it, use a key that can only search',
    );
  }
  return {appId, index, writeKey};
}

/** Settings of the hosted index; they replace earlier ones. */
const INDEX_SETTINGS: IndexSettings = {
  // In this order of importance. Unordered: the position of a word in the field does not matter.
  searchableAttributes: [
    ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(identifiers)',
    'content',
  ],
  // Areas are counted after the parts of a section have become one hit.
  attributesForFaceting: ['afterDistinct(docusaurus_tag)', 'language', 'type', 'version'],
  // "filters" is the preference for earlier areas: it decides between hits with as many words and as few typos.
  ranking: ['words', 'typo', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // Long sections are several records, see objects.ts: one of them is a hit.
  attributeForDistinct: 'url',
  distinct: true,
  ...PRESENTATION,
  // Parts of names such as getSessionSigs and eth_getBalance.
  camelCaseAttributes: ['hierarchy', 'identifiers', 'content'],
  separatorsToIndex: '_',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  // For questions: "how do I encrypt a string".
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

/** The synonyms of the embedded index, as the service takes them. */
const INDEX_SYNONYMS: SynonymHit[] = SYNONYMS.map((synonyms) => ({
  objectID: synonyms[0]!.replaceAll(' ', '-'),
  type: 'synonym',
  synonyms: [...synonyms],
}));

/**
 * Replaces a hosted index. Its records change in one step; until then readers find the old ones.
 *
 * @throws errors of the library
 */
export async function pushObjects(
  client: Algoliasearch,
  indexName: string,
  objects: SearchObject[],
): Promise<void> {
  // First, because replaceAllObjects copies them from the index, and hangs if there is no index.
  const changes = [
    await client.setSettings({indexName, indexSettings: INDEX_SETTINGS}),
    await client.saveSynonyms({
      indexName,
      synonymHit: INDEX_SYNONYMS,
      replaceExistingSynonyms: true,
    }),
  ];
  for (const {taskID} of changes) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects});
}
