import type {Code, Heading} from 'mdast';
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

/** A page as Markdown, by its path. */
const readPage = (site: DocsSite, ownPath: string): Promise<string> =>
  site.read(twinAddress(ownPath).slice(1));

/** A part of a page, from its heading to the next one that is not below it. @throws SiteError if there is none */
function sectionOf(site: DocsSite, ownPath: string, anchor: string, markdown: string): string {
  const address = `${addressOf(site, ownPath)}#${anchor}`;
  const error = site.data.errors.find(({path: place}) => place === `${ownPath}#${anchor}`);
  if (error) {
    return `From ${address}\n\n${error.seen}\n${error.text}\n`;
  }
  const {anchors} = site.data.pages.find(({path: place}) => place === ownPath)!;
  const all: Heading[] = [];
  visit(fromMarkdown(markdown), 'heading', (heading) => void all.push(heading));
  // The front matter above the title looks like a heading, too.
  const headings = all.slice(all.findIndex(({depth}) => depth === 1) + 1);
  const first = anchors.indexOf(anchor);
  const heading = headings[first];
  if (!heading) {
    const known = anchors.filter((each) => each !== null).join(', ') || 'none';
    throw new SiteError(address, `is no section; those of the page are ${known}`);
  }
  const next = headings.slice(first + 1).find(({depth}) => depth <= heading.depth);
  const from = heading.position!.start.offset;
  return `From ${address}\n\n${markdown.slice(from, next?.position!.start.offset)}`;
}

/** A page as Markdown, or the section of it that an anchor names. @throws SiteError if there is none */
export async function pageAnswer(site: DocsSite, asked: string): Promise<string> {
  const ownPath = await findPage(site, asked);
  const markdown = await readPage(site, ownPath);
  const [, anchor] = /#(.+)/.exec(asked) ?? [];
  return anchor ? sectionOf(site, ownPath, decodeURIComponent(anchor), markdown) : markdown;
}

/** Name of a code block on its page: its title or language. Messages to sign and the like have none. */
const nameOf = ({lang, meta}: Code): string | undefined =>
  /^title="(.*)"$/.exec(meta ?? '')?.[1] ?? LANGUAGES[lang ?? ''];

/** A sample, with what it prints and what the page says below. */
interface PageSample {
  name: string;
  code: string;
  text: string;
}

function samplesIn(markdown: string): PageSample[] {
  const samples: PageSample[] = [];
  visit(fromMarkdown(markdown), 'code', (code, index, parent) => {
    const below = parent!.children[index! + 1];
    const proof = below?.type === 'paragraph' && below.children[0]?.type === 'emphasis';
    const name = nameOf(code);
    const text =
      `${name}:\n${toMarkdown({...code, meta: null})}${proof ? toString(below) : ''}`.trim();
    if (name === 'Output' && samples.length > 0) {
      samples.at(-1)!.text += `\n\n${text}`;
    } else if (name) {
      samples.push({name, code: code.value, text});
    }
  });
  return samples;
}

/** The address of the page that a file is from, which the list of a page's files links to. */
const placeOfFile = (markdown: string, name: string): string | undefined =>
  new RegExp(`^- \`${name}\\.\\w+\` from \\[.*\\]\\((.+)\\)$`, 'm').exec(markdown)?.[1];

/**
 * The samples of a page: its code with what it prints, with what the page says below (the release that it was checked
 * against, whether it was run), and with all files that it imports, from whichever page.
 *
 * @param title the name above the sample; without it, the names are listed
 * @throws SiteError if there is no such page, or no such sample on it
 */
export async function sampleAnswer(site: DocsSite, asked: string, title?: string): Promise<string> {
  const ownPath = await findPage(site, asked);
  const address = addressOf(site, ownPath);
  const samples = samplesIn(await readPage(site, ownPath));
  const names = [...new Set(samples.map(({name}) => name))].join(', ') || 'none';
  if (title === undefined) {
    return `Samples of ${address}: ${names}`;
  }
  const wanted = samples.filter(({name}) => name.toLowerCase() === title.toLowerCase());
  if (wanted.length === 0) {
    throw new SiteError(address, `has no sample "${title}"; its samples are ${names}`);
  }
  const answers = [`From ${address}`, ...wanted.map(({text}) => text)];
  const seen = new Set(wanted.map(({name}) => name));
  const addImports = async (place: string, {code}: PageSample): Promise<void> => {
    const markdown = await readPage(site, place);
    for (const [, file = ''] of code.matchAll(/'\.\/([\w.-]+)'/g)) {
      const from = placeOfFile(markdown, file);
      const page = from === undefined ? place : await findPage(site, from);
      const text = from === undefined ? markdown : await readPage(site, page);
      const found = samplesIn(text).find(({name}) => name.replace(/\.\w+$/, '') === file);
      if (found && !seen.has(found.name)) {
        seen.add(found.name);
        answers.push(`From ${addressOf(site, page)}`, found.text);
        await addImports(page, found);
      }
    }
  };
  for (const sample of wanted) await addImports(ownPath, sample);
  return answers.join('\n\n');
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

/** An entry of the SDK, and what it is called: its own names, the one to ask for first, and others. */
interface Named {
  fact: unknown;
  names: readonly string[];
  otherNames?: readonly string[];
}

const KINDS = {
  chain: {
    what: 'chain of the SDK',
    all: ({chains}: Facts): Named[] =>
      chains.map((fact) => ({
        ...fact,
        fact,
        names: [fact.key, fact.name, fact.chainId ?? fact.key],
      })),
  },
  contract: {
    what: 'contract of a Lit network',
    all: ({contracts, contractsOf: network}: Facts): Named[] =>
      contracts.map((fact) => ({fact: {...fact, network}, names: [fact.name, fact.address]})),
  },
};

/** Entries by one of their own names, or else by words of any name. */
function entriesCalled(entries: readonly Named[], asked: string): Named[] {
  const key = spaced(asked);
  const own = entries.filter(({names}) => names.some((name) => spaced(name) === key));
  const isLike = ({names, otherNames = []}: Named): boolean =>
    [...names, ...otherNames].some((name) => spaced(name).includes(key));
  return own.length > 0 ? own : entries.filter(isLike);
}

/**
 * Each version's facts about a chain or a contract, by one of its names.
 *
 * @param version the docs version; all without it
 * @throws SiteError that lists the names if no version says anything
 */
export function factsAnswer(
  {data}: DocsSite,
  kind: keyof typeof KINDS,
  asked: string,
  version?: string,
): string {
  const {what, all} = KINDS[kind];
  const versions = Object.entries(data.facts).filter(
    ([each]) => version === undefined || each === version,
  );
  const answers = versions.flatMap(([each, facts]) => {
    const found = entriesCalled(all(facts), asked);
    const json = JSON.stringify(found.map(({fact}) => fact));
    return found.length > 0 ? [`${each}, SDK ${facts.release}: ${json}`] : [];
  });
  if (answers.length === 0) {
    const names = versions.flatMap(([, facts]) => all(facts)).map(({names: [name]}) => name);
    const known = [...new Set(names)].join(', ');
    throw new SiteError(asked, `is no ${what}; there are ${known}`);
  }
  return answers.join('\n\n');
}
