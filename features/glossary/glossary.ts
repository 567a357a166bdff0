import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../../lib/node/markdown';
import {isPartial} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {routeOf, VERSIONS, type DocsVersionEntry} from '../../site/versions';
import aliasFile from './aliases.json';

/** The page of a docs version's glossary. */
export interface GlossaryPage {
  /** Folder of the version's pages, relative to the project's. */
  folder: string;
  /** The glossary page, relative to the project's folder. */
  page: string;
  /** Its address. */
  route: string;
}

/** The glossaries of docs versions. */
export const glossariesOf = (
  versions: Readonly<Record<string, DocsVersionEntry>>,
): GlossaryPage[] =>
  Object.entries(versions).map(([version, {folder, glossary}]) => ({
    folder: `${folder}/`,
    page: `${folder}/${glossary}`,
    route: `${routeOf(version)}${glossary.replace(/\.mdx$/, '')}`,
  }));

export const GLOSSARIES: readonly GlossaryPage[] = glossariesOf(VERSIONS);

/**
 * The glossary for a page; undefined for pages without one, for a glossary itself, and for partials, which several pages
 * include.
 *
 * @param page relative to the project's folder, with forward slashes
 */
export function glossaryFor(page: string): GlossaryPage | undefined {
  return isPartial(page)
    ? undefined
    : GLOSSARIES.find(({folder, page: glossary}) => page.startsWith(folder) && page !== glossary);
}

/** A term of a glossary page. */
export interface Term {
  /** The heading: `Programmable key pair (PKP)`. */
  title: string;
  /** The anchor of its heading. */
  id: string;
  /** The first paragraph below it as plain text, without "See …" at its end. */
  definition: string;
  /** The page that the term is explained on, relative to the project's folder. */
  explainedOn?: string;
}

/** Takes `See [Page](./page.mdx).` off the end of a paragraph. */
function readDefinition({children}: Paragraph, page: string) {
  const [before, link, end] = children.slice(-3);
  const isHint =
    before?.type === 'text' &&
    /(?:^|\s)See $/.test(before.value) &&
    link?.type === 'link' &&
    end?.type === 'text' &&
    end.value === '.';
  const text = isHint ? toString(children.slice(0, -2)).replace(/See $/, '') : toString(children);
  const [target] = isHint ? link.url.split('#') : [];
  return {
    definition: text.replace(/\s+/g, ' ').trim(),
    explainedOn: target?.startsWith('.')
      ? path.posix.join(path.posix.dirname(page), target)
      : undefined,
  };
}

/**
 * Reads the terms of a glossary page: its headings of level three, each with the paragraph below.
 *
 * @param page relative to the project's folder, with forward slashes
 * @param markdown the page's source
 */
export function readTerms(page: string, markdown: string): Term[] {
  const {children} = parseMarkdown(markdown);
  const slugger = createSlugger();
  return children.flatMap((node, index): Term[] => {
    if (node.type !== 'heading') {
      return [];
    }
    const title = toString(node);
    // Headings of other levels take part in what makes anchors unique.
    const id = slugger.slug(title);
    const paragraph = children[index + 1];
    return node.depth === 3 && paragraph?.type === 'paragraph'
      ? [{title, id, ...readDefinition(paragraph, page)}]
      : [];
  });
}

/** Terms by each of their names. */
export type TermNames = ReadonlyMap<string, Term>;

interface Aliases {
  /** Names of terms besides their headings; see README.md. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** Terms that are never marked: their names are ordinary words, or are on nearly every page. */
  ordinary: readonly string[];
}

/** `Distributed key generation (DKG)` is called either way. */
const namesInTitle = (title: string): string[] =>
  /^(.+?) \(([^)]+)\)$/.exec(title)?.slice(1) ?? [title];

/** A name in singular and plural, and with a small and a capital first letter unless it is like `AuthSig` or `BLS`. */
function spellingsOf(name: string): string[] {
  const isCommon = /^[A-Za-z][a-z]+(?:$|[ -][a-z])/.test(name);
  const [first, rest] = [name.charAt(0), name.slice(1)];
  const cased = isCommon ? [first.toLowerCase() + rest, first.toUpperCase() + rest] : [name];
  return cased.flatMap((each) => (each.endsWith('s') ? [each] : [each, `${each}s`]));
}

/**
 * The names of the terms of a glossary.
 *
 * @throws SiteError for names of aliases.json that belong to no term, or to two
 */
export function namesOf(
  terms: readonly Term[],
  {aliases, ordinary}: Aliases = aliasFile,
): TermNames {
  const fail = (message: string) => new SiteError('features/glossary/aliases.json', message);
  const titles = new Set(terms.map(({title}) => title));
  const unknown = [...Object.keys(aliases), ...ordinary].find((title) => !titles.has(title));
  if (unknown !== undefined) {
    throw fail(`"${unknown}" is not a heading of the glossary; name one of its terms`);
  }
  const names = new Map<string, Term>();
  for (const term of terms.filter(({title}) => !ordinary.includes(title))) {
    const given = [...namesInTitle(term.title), ...(aliases[term.title] ?? [])];
    for (const name of given.flatMap(spellingsOf)) {
      const other = names.get(name);
      if (other && other !== term) {
        throw fail(`"${name}" is a name of "${other.title}" and of "${term.title}"`);
      }
      names.set(name, term);
    }
  }
  return names;
}

/** The terms of a docs version, and their names. */
export interface Glossary {
  terms: readonly Term[];
  names: TermNames;
}

/** By the text of the page, which the authoring server reads again when it changes. */
const cache = new Map<string, Glossary>();

/**
 * The glossary of a docs version, as its page says now.
 *
 * @param root the project's folder
 * @throws SiteError for names of aliases.json that are wrong
 */
export function readGlossary(root: string, {page}: GlossaryPage): Glossary {
  const text = readFileSync(path.join(root, page), 'utf8');
  let glossary = cache.get(text);
  if (!glossary) {
    const terms = readTerms(page, text);
    glossary = {terms, names: namesOf(terms)};
    cache.set(text, glossary);
  }
  return glossary;
}
