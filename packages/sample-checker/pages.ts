import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {contentFolders, type DocsVersion} from '../../site/versions';
import {SiteError} from '../../lib/node/site-error';
import {STARTS_ELSEWHERE} from '../../lib/node/fences';
import {importedFile, isPartial} from '../../lib/node/place';
import type {Cache} from './cache';
import type {PageContent} from './fences';
import {samplesOf, type Page, type PageSamples, type Sample} from './sample';

const CONTENT = contentFolders() as {folder: string; version: DocsVersion}[];

export interface ParsedFile extends Page, PageContent {
  text: string;
}

/** A Markdown file, not yet parsed. */
export type PageFile = Pick<ParsedFile, 'path' | 'text' | 'version'>;

/** Parsed files by their paths. */
export type ParsedFiles = ReadonlyMap<string, ParsedFile>;

/**
 * Finds every page whose samples are checked.
 *
 * @param root the project's folder
 */
export function findPages(root: string): PageFile[] {
  return CONTENT.flatMap(({folder, version}) =>
    globSync(`${folder}/**/*.{md,mdx}`, {cwd: root})
      .sort()
      .map((file) => ({path: file, text: readFileSync(path.join(root, file), 'utf8'), version})),
  );
}

/**
 * Parses pages, or remembers having parsed them.
 *
 * @param fingerprint of the parser
 */
export async function parsePages(
  files: readonly PageFile[],
  cache: Cache,
  fingerprint = '',
): Promise<ParsedFiles> {
  const parsed = new Map<string, ParsedFile>();
  for (const file of files) {
    const key = `page ${fingerprint} ${file.text}`;
    let content = cache.get<PageContent>(key);
    if (!content) {
      // Loaded on first use, as parsers take a while to load.
      const {contentOf} = await import('./fences');
      content = contentOf(file.text);
      cache.set(key, content);
    }
    parsed.set(file.path, {...file, ...content});
  }
  return parsed;
}

/**
 * The pages that somebody names on the command line.
 *
 * @param root the project's folder
 * @param names absolute, or relative to the project's folder
 * @returns their paths as in `files`
 * @throws SiteError for a name that is no page
 */
export function namedPages(
  files: readonly PageFile[],
  root: string,
  names: readonly string[],
): Set<string> {
  const known = new Set(files.map((file) => file.path));
  return new Set(
    names.map((name) => {
      const relative = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
      if (!known.has(relative)) {
        const folders = CONTENT.map(({folder}) => folder).join(', ');
        throw new SiteError(name, `is no page; name .mdx or .md files in ${folders}`);
      }
      return relative;
    }),
  );
}

/** A page and the partials that it includes, directly or through other partials. */
export function withPartials(page: ParsedFile, files: ParsedFiles): Set<ParsedFile> {
  const found = new Set([page]);
  // The set grows while it is walked.
  for (const file of found) {
    for (const name of file.imports) {
      const imported = files.get(importedFile(file.path, name));
      if (imported) found.add(imported);
    }
  }
  return found;
}

/**
 * The samples of all files, once for each version that they are checked against: for a page, its own; for a partial, those
 * of all pages that include it, directly or through other partials.
 */
export function allSamples(files: ParsedFiles): PageSamples[] {
  const all = [...files.values()];
  const versions = new Map<string, Set<DocsVersion>>();
  for (const page of all.filter(({path}) => !isPartial(path))) {
    for (const {path} of withPartials(page, files)) {
      versions.set(path, (versions.get(path) ?? new Set()).add(page.version));
    }
  }
  // A partial that nothing includes yet is still checked.
  return all.flatMap(({path, version, fences}) =>
    [...(versions.get(path) ?? [version])].map((each) => samplesOf({path, version: each, fences})),
  );
}

/** A page as its readers see it: with the partials that it includes. */
export interface ReaderPage {
  file: ParsedFile;
  samples: Sample[];
  /** The reason of a page that nobody starts with an empty folder. */
  elsewhere: string | undefined;
}

/** Puts pages together. */
export const readerPages = (files: ParsedFiles): ReaderPage[] =>
  [...files.values()]
    .filter(({path}) => !isPartial(path))
    .map((file) => {
      const {version, text} = file;
      const parts = [...withPartials(file, files)].map((part) => ({...part, version}));
      const samples = parts.flatMap((part) => samplesOf(part).samples);
      return {file, samples, elsewhere: STARTS_ELSEWHERE.exec(text)?.groups?.reason};
    });
