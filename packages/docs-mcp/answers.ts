import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import MiniSearch from 'minisearch';
import type {Area} from '../../site/versions';
import {twinAddress} from '../../lib/any/twin-address';
import {SiteError} from '../../lib/node/site-error';
import type {TextPart} from '../search-engine/types';
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

type Figure = ReturnType<CheerioAPI>;

const nameOf = (figure: Figure): string => figure.find('.code-name').text();

/** A code block as Markdown, with what its page says below it: the release it was checked against, whether it was run. */
function sampleText(figure: Figure): string {
  const name = nameOf(figure);
  const language = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const code = figure.find('pre').text().replace(/\n$/, '');
  // Longer than any fence inside.
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map((run) => run.length + 1)));
  const proof = figure.next('.proof').text().trim();
  return `${name}:\n${fence}${language}\n${code}\n${fence}${proof && `\n${proof}`}`;
}

/**
 * The samples of a page with their proofs and outputs.
 *
 * @param asked the page
 * @param title the name above the sample; without it, the names are listed
 * @throws SiteError if there is no such page, or no such sample on it
 */
export async function sampleAnswer(site: DocsSite, asked: string, title?: string): Promise<string> {
  const ownPath = await findPage(site, asked);
  const address = addressOf(site, ownPath);
  const $ = load(await site.read(path.posix.join('.', ownPath, 'index.html')));
  const figures = [...$('figure.code')].map((figure) => $(figure));
  const samples = figures.filter((figure) => !figure.is('.code-output'));
  const names = [...new Set(samples.map(nameOf))].join(', ') || 'none';
  if (title === undefined) {
    return `Samples of ${address}: ${names}`;
  }
  const wanted = samples.filter((sample) => nameOf(sample).toLowerCase() === title.toLowerCase());
  if (wanted.length === 0) {
    throw new SiteError(address, `has no sample "${title}"; its samples are ${names}`);
  }
  const withOutput = wanted.flatMap((sample) => {
    const next = figures[figures.indexOf(sample) + 1];
    return next?.is('.code-output') ? [sample, next] : [sample];
  });
  return [`From ${address}`, ...withOutput.map(sampleText)].join('\n\n');
}

/** The words of a text with a blank on both sides, so that only whole ones are held in another. */
const keyOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

type ExplainedErrors = SiteData['errors'];

/** Errors whose message holds what was asked or is held in it, the shortest difference first. */
function overlapping(errors: ExplainedErrors, asked: string): ExplainedErrors {
  const key = keyOf(asked);
  return errors
    .map((error) => ({error, own: keyOf(error.seen)}))
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
 * What the pages say about an error.
 *
 * @param asked its message or code, or a part of it
 * @param version the docs version; all parts of the site without it
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
  const known = new Set<string | undefined>();
  const answers = Object.entries(data.facts)
    .filter(([each]) => version === undefined || each === version)
    .flatMap(([each, facts]) => {
      const entries = all(facts);
      entries.forEach(({names}) => known.add(names[0]));
      const found = entries.filter(({names}) =>
        names.some((name) => name !== undefined && keyOf(name) === keyOf(asked)),
      );
      const json = JSON.stringify(found.map((entry) => entry.facts));
      return found.length > 0 ? [`${each}, SDK ${facts.release}: ${json}`] : [];
    });
  if (answers.length === 0) {
    throw new SiteError(asked, `is no ${what}; there are ${[...known].join(', ')}`);
  }
  return answers.join('\n\n');
}
