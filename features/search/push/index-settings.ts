import type {IndexSettings, SynonymHit} from 'algoliasearch';
import SYNONYMS from '../../../packages/search-engine/synonyms.json';
import {PRESENTATION} from '../hosted/request.shared';

/** How the hosted index searches. It replaces what was set for the index before. */
export const INDEX_SETTINGS: IndexSettings = {
  // Titles before headings before keywords before names in code before text; where in a heading a word stands does not matter.
  searchableAttributes: [
    ...['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `unordered(hierarchy.${level})`,
    ),
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
export const INDEX_SYNONYMS: SynonymHit[] = SYNONYMS.map((synonyms) => ({
  objectID: synonyms[0]!.replaceAll(' ', '-'),
  type: 'synonym',
  synonyms: [...synonyms],
}));
