import MiniSearch from 'minisearch';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {SiteError} from '../../lib/node/site-error';
import type {ExplainedError, SiteData} from './data';
import {addressOf} from './pages';
import type {Site} from './site';

const MOST_ERRORS = 5;

/** The words of a text with a blank on both sides, so that only whole ones are held in another. */
const keyOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/** Errors whose message holds what was asked or is held in it, the shortest difference first. */
function overlapping(errors: readonly ExplainedError[], asked: string): ExplainedError[] {
  const key = keyOf(asked);
  const difference = ({seen}: ExplainedError): number => Math.abs(keyOf(seen).length - key.length);
  return errors
    .filter(({seen}) => keyOf(seen).includes(key) || key.includes(keyOf(seen)))
    .sort((a, b) => difference(a) - difference(b));
}

/** Errors that share words with what was asked, the likeliest first. */
function alike(errors: readonly ExplainedError[], asked: string): ExplainedError[] {
  const index = new MiniSearch<{id: number; seen: string}>({fields: ['seen']});
  index.addAll(errors.map(({seen}, id) => ({id, seen})));
  return index.search(asked, {fuzzy: 0.2}).map(({id}) => errors[id as number]!);
}

/**
 * What the pages say about an error.
 *
 * @param asked its message or code, or a part of it
 * @param version the docs version; all parts of the site without it
 * @throws SiteError if no page explains anything like it
 */
export function errorAnswer(site: Site, asked: string, version?: DocsVersion): string {
  const errors = site.data.errors.filter(
    ({path}) => version === undefined || path.startsWith(`/${version}/`),
  );
  const exact = overlapping(errors, asked);
  const found = exact.length > 0 ? exact : alike(errors, asked);
  if (found.length === 0) {
    throw new SiteError(
      asked,
      'is explained on no page; try "search" with what the code was doing',
    );
  }
  // Both versions say the same of many errors.
  const places = new Map<string, string[]>();
  for (const {seen, text, path} of found) {
    const said = `${seen}\n${text}`;
    places.set(said, [...(places.get(said) ?? []), addressOf(site, path)]);
  }
  return [
    ...(exact.length > 0 ? [] : ['No error is called that. These are the most alike:']),
    ...[...places]
      .slice(0, MOST_ERRORS)
      .map(([said, addresses]) => [said, ...addresses].join('\n')),
  ].join('\n\n');
}

type Facts = SiteData['facts'][DocsVersion];

/** What the SDK has of a kind, with the names that each goes by; the first is the one to ask for. */
const KINDS = {
  chain: {
    what: 'chain of the SDK',
    all: ({chains}: Facts) =>
      chains.map((chain) => ({names: [chain.key, chain.name, chain.chainId], facts: chain})),
  },
  contract: {
    what: 'contract of a Lit network',
    all: ({contracts, contractsOf}: Facts) =>
      contracts.map((contract) => ({
        names: [contract.name, contract.address],
        facts: {...contract, network: contractsOf},
      })),
  },
};

/**
 * What each version says about a chain or a contract.
 *
 * @param asked a name of it
 * @param version the docs version; both without it
 * @throws SiteError that lists the names that would have been found if no version says anything
 */
export function factsAnswer(
  {data}: Site,
  kind: keyof typeof KINDS,
  asked: string,
  version?: DocsVersion,
): string {
  const {what, all} = KINDS[kind];
  const known = (version === undefined ? DOCS_VERSIONS : [version]).map((each) => {
    const entries = all(data.facts[each]);
    const found = entries.filter(({names}) =>
      names.some((name) => name !== undefined && keyOf(name) === keyOf(asked)),
    );
    return {each, entries, found: found.map(({facts}) => facts)};
  });
  const said = known
    .filter(({found}) => found.length > 0)
    .map(({each, found}) => `${each}, SDK ${data.facts[each].release}: ${JSON.stringify(found)}`);
  if (said.length === 0) {
    const names = new Set(known.flatMap(({entries}) => entries.map((entry) => entry.names[0])));
    throw new SiteError(asked, `is no ${what}; there are ${[...names].join(', ')}`);
  }
  return said.join('\n\n');
}
