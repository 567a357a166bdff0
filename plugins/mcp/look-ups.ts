import MiniSearch from 'minisearch';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {SiteError} from '../shared/site-error';
import type {ExplainedError, SiteData} from './data';
import {addressOf} from './pages';
import type {Site} from './site';

const MOST_ERRORS = 5;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Errors whose message holds what was asked or is held in it, the shortest difference first. */
function overlapping(errors: readonly ExplainedError[], asked: string): ExplainedError[] {
  const key = ` ${keyOf(asked)} `;
  return errors
    .map((error) => ({error, own: ` ${keyOf(error.seen)} `}))
    .filter(({own}) => own.includes(key) || key.includes(own))
    .map(({error, own}) => ({error, difference: Math.abs(own.length - key.length)}))
    .sort((a, b) => a.difference - b.difference)
    .map(({error}) => error);
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

/**
 * What each version says about something.
 *
 * @param kind what was asked for, for the error
 * @param namesOf the names that would have been found
 * @throws SiteError that lists those names if no version says anything
 */
function factsAnswer(
  {data}: Site,
  {asked, kind, version}: {asked: string; kind: string; version: DocsVersion | undefined},
  find: (facts: Facts, isAsked: (name: string | undefined) => boolean) => readonly unknown[],
  namesOf: (facts: Facts) => readonly string[],
): string {
  const versions = version === undefined ? DOCS_VERSIONS : [version];
  const isAsked = (name: string | undefined): boolean =>
    name !== undefined && keyOf(name) === keyOf(asked);
  const said = versions
    .map((each) => ({each, found: find(data.facts[each], isAsked)}))
    .filter(({found}) => found.length > 0)
    .map(({each, found}) => `${each}, SDK ${data.facts[each].release}: ${JSON.stringify(found)}`);
  if (said.length === 0) {
    const names = new Set(versions.flatMap((each) => namesOf(data.facts[each])));
    throw new SiteError(asked, `is no ${kind}; there are ${[...names].join(', ')}`);
  }
  return said.join('\n\n');
}

/**
 * The chains of the SDK that go by a name.
 *
 * @param asked key, name or id of the chain
 * @throws SiteError that lists the keys if there is none
 */
export const chainAnswer = (site: Site, asked: string, version?: DocsVersion): string =>
  factsAnswer(
    site,
    {asked, kind: 'chain of the SDK', version},
    ({chains}, isAsked) =>
      chains.filter(({key, name, chainId}) => [key, name, chainId].some(isAsked)),
    ({chains}) => chains.map(({key}) => key),
  );

/**
 * The contracts of the Lit networks that go by a name.
 *
 * @param asked name or address of the contract
 * @throws SiteError that lists the names if there is none
 */
export const contractAnswer = (site: Site, asked: string, version?: DocsVersion): string =>
  factsAnswer(
    site,
    {asked, kind: 'contract of a Lit network', version},
    ({contracts, contractsOf}, isAsked) =>
      contracts
        .filter(({name, address}) => [name, address].some(isAsked))
        .map((contract) => ({...contract, network: contractsOf})),
    ({contracts}) => contracts.map(({name}) => name),
  );
