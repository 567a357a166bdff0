import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import MiniSearch from 'minisearch';
import {visit} from 'unist-util-visit';
import type {Area} from '../../site/versions';
import {LANGUAGES} from '../../lib/any/languages';
import {twinAddress} from '../../lib/any/twin-address';
import {SiteError} from '../../lib/node/site-error';
import type {TextPart} from '../search-engine/types';
import {spaced} from '../search-engine/words';
import {addressOf, findPage, type DocsSite, type SiteData} from './site';

const MOST_ERRORS = 5;

const plain = (parts: readonly TextPart[]): string => parts.map(({text}) => text).join('');

/** The sections that a search finds, with their addresses. */
export async function searchAnswer(
  site: DocsSite,
  query: string,
  area?: Area,
  limit = 8,
): Promise<string> {
  const {home, areas} = site.data;
  const {hits, total} = await site.search({query, areas: area ? [area] : areas, limit});
  const shown = hits.map(({hierarchy, url, area: from, snippet}) => {
    const heading = `${hierarchy.map(plain).join(' > ')} (${from})`;
    return [heading, new URL(url, home).href, plain(snippet)].filter(Boolean).join('\n');
  });
  return [`${hits.length} of ${total} sections about "${query}"`, ...shown].join('\n\n');
}

/** A page as Markdown. @throws SiteError if there is none */
export const pageAnswer = async (site: DocsSite, asked: string): Promise<string> =>
  site.read(twinAddress(await findPage(site, asked)).slice(1));

/** Name of a code block on its page: its title or language. Messages to sign and the like have none. */
const nameOf = ({lang, meta}: Code): string | undefined =>
  /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? LANGUAGES[lang ?? ''];

/**
 * The samples of a page, each with what it prints, and with what the page says below: the release that it was checked
 * against, whether it was run.
 *
 * @param title the name above the sample; without it, the names are listed
 * @throws SiteError if there is no such page, or no such sample on it
 */
export async function sampleAnswer(site: DocsSite, asked: string, title?: string): Promise<string> {
  const address = addressOf(site, await findPage(site, asked));
  const samples: {name: string; text: string}[] = [];
  visit(fromMarkdown(await pageAnswer(site, asked)), 'code', (code, index, parent) => {
    const below = parent!.children[index! + 1];
    const proof = below?.type === 'paragraph' && below.children[0]?.type === 'emphasis';
    const name = nameOf(code);
    const text =
      `${name}:\n${toMarkdown({...code, meta: null})}${proof ? toString(below) : ''}`.trim();
    if (name === 'Output' && samples.length > 0) {
      samples.at(-1)!.text += `\n\n${text}`;
    } else if (name) {
      samples.push({name, text});
    }
  });
  const names = [...new Set(samples.map(({name}) => name))].join(', ') || 'none';
  if (title === undefined) {
    return `Samples of ${address}: ${names}`;
  }
  const wanted = samples.filter(({name}) => name.toLowerCase() === title.toLowerCase());
  if (wanted.length === 0) {
    throw new SiteError(address, `has no sample "${title}"; its samples are ${names}`);
  }
  return [`From ${address}`, ...wanted.map(({text}) => text)].join('\n\n');
}

type ExplainedErrors = SiteData['errors'];

/** Errors whose message holds what was asked or is held in it, the shortest difference first. */
function overlapping(errors: ExplainedErrors, asked: string): ExplainedErrors {
  const key = spaced(asked);
  return errors
    .map((error) => ({error, own: spaced(error.seen)}))
    .filter(({own}) => own.includes(key) || key.includes(own))
    .sort((a, b) => Math.abs(a.own.length - key.length) - Math.abs(b.own.length - key.length))
    .map(({error}) => error);
}

/** Errors that share words with what was asked, the likeliest first. */
function alike(errors: ExplainedErrors, asked: string): ExplainedErrors {
  const index = new MiniSearch<{id: number; seen: string}>({fields: ['seen']});
  index.addAll(errors.map(({seen}, id) => ({id, seen})));
  return index.search(asked, {fuzzy: 0.2}).map(({id}) => errors[id as number]!);
}

/**
 * Explains an error, of which a part is enough, from the pages of one docs version or of all.
 *
 * @throws SiteError if no page explains anything like it
 */
export function errorAnswer(site: DocsSite, asked: string, version?: string): string {
  const errors = site.data.errors.filter(
    ({path: place}) => version === undefined || place.startsWith(`/${version}/`),
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
  for (const {seen, text, path: place} of found) {
    const entry = `${seen}\n${text}`;
    places.set(entry, [...(places.get(entry) ?? []), addressOf(site, place)]);
  }
  const entries = [...places].slice(0, MOST_ERRORS).map((entry) => entry.flat().join('\n'));
  const notice = 'No error is called that. These are the most alike:';
  return (exact.length > 0 ? entries : [notice, ...entries]).join('\n\n');
}

type Facts = SiteData['facts'][string];

/** The SDK's entries of a kind, each with its names; the first is the one to ask for. */
const KINDS = {
  chain: {
    what: 'chain of the SDK',
    all: ({chains}: Facts) =>
      chains.map((chain) => [chain, chain.key, chain.name, chain.chainId ?? ''] as const),
  },
  contract: {
    what: 'contract of a Lit network',
    all: ({contracts, contractsOf: network}: Facts) =>
      contracts.map(
        (contract) => [{...contract, network}, contract.name, contract.address] as const,
      ),
  },
};

/**
 * Each version's facts about a chain or a contract, by one of its names.
 *
 * @param version the docs version; all without it
 * @throws SiteError that lists the names that would have been found if no version says anything
 */
export function factsAnswer(
  {data}: DocsSite,
  kind: keyof typeof KINDS,
  asked: string,
  version?: string,
): string {
  const {what, all} = KINDS[kind];
  const known = new Set<string>();
  const answers = Object.entries(data.facts)
    .filter(([each]) => version === undefined || each === version)
    .flatMap(([each, facts]) => {
      const entries = all(facts);
      entries.forEach(([, name]) => known.add(name));
      const found = entries.filter(([, ...names]) =>
        names.some((name) => name !== '' && spaced(name) === spaced(asked)),
      );
      const json = JSON.stringify(found.map(([fact]) => fact));
      return found.length > 0 ? [`${each}, SDK ${facts.release}: ${json}`] : [];
    });
  if (answers.length === 0) {
    throw new SiteError(asked, `is no ${what}; there are ${[...known].join(', ')}`);
  }
  return answers.join('\n\n');
}
