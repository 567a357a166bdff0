import {PageSyntaxError} from '../shared/markdown';
import {keyOf, type Cache} from './cache';
import {readPageContent, type PageContent} from './fences';
import {versionsOf, type PageFile} from './pages';
import type {Problem, Sample} from './sample';
import {samplesOf} from './samples';
import type {LineProblem} from '../shared/line-problems';

/** What a page holds, or where it does not parse. */
type Parsed = {content: PageContent} | {error: LineProblem};

function parse(text: string): Parsed {
  try {
    return {content: readPageContent(text)};
  } catch (error) {
    if (error instanceof PageSyntaxError) {
      return {error: {line: error.line, message: `the page does not parse: ${error.message}`}};
    }
    throw error;
  }
}

/** Parses a page, or remembers having parsed it. */
export function contentOf({text}: PageFile, cache: Cache): Parsed {
  const key = keyOf('page', text);
  const known = cache.get<Parsed>(key);
  if (known) {
    return known;
  }
  const parsed = parse(text);
  cache.set(key, parsed);
  return parsed;
}

/**
 * Reads the samples of pages, once for each release that they are checked against.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param wanted paths of the files to read; all of them without it
 */
export function extractSamples(
  files: readonly PageFile[],
  cache: Cache,
  wanted?: ReadonlySet<string>,
): {samples: Sample[]; problems: Problem[]} {
  const parsed = new Map(files.map((file) => [file.path, contentOf(file, cache)]));
  const versions = versionsOf(files, ({path}) => {
    const page = parsed.get(path);
    return page && 'content' in page ? page.content.imports : [];
  });
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const {path, version: own} of files.filter((file) => wanted?.has(file.path) ?? true)) {
    const page = parsed.get(path)!;
    if ('error' in page) {
      problems.push({page: path, ...page.error});
      continue;
    }
    for (const version of versions.get(path) ?? [own]) {
      const found = samplesOf({path, version, fences: page.content.fences});
      samples.push(...found.samples);
      problems.push(...found.problems);
    }
  }
  return {samples, problems};
}
