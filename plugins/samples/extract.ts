import type {LineProblem} from '../shared/line-problems';
import {PageSyntaxError} from '../shared/markdown';
import {keyOf, type Cache} from './cache';
import {readPageContent, type PageContent} from './fences';
import {versionsOf, withPartials, type PageFile} from './pages';
import type {Problem, Sample} from './sample';
import {samplesOf} from './samples';

/** What a page holds: nothing, and what is wrong, if it does not parse. */
type Parsed = PageContent & {error?: LineProblem};

function parse(text: string): Parsed {
  try {
    return readPageContent(text);
  } catch (error) {
    if (error instanceof PageSyntaxError) {
      const message = `the page does not parse: ${error.message}`;
      return {fences: [], imports: [], error: {line: error.line, message}};
    }
    throw error;
  }
}

/** Parses a page, or remembers having parsed it. */
export function contentOf({text}: PageFile, cache: Cache): Parsed {
  const key = keyOf('page', text);
  const known = cache.get<Parsed>(key);
  const parsed = known ?? parse(text);
  if (!known) cache.set(key, parsed);
  return parsed;
}

/**
 * Reads the samples of pages, once for each release that they are checked against.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param wanted paths of the files to read, with their partials; all of them without it
 */
export function extractSamples(
  files: readonly PageFile[],
  cache: Cache,
  wanted?: ReadonlySet<string>,
): {samples: Sample[]; problems: Problem[]} {
  const parsed = new Map(files.map((file) => [file, contentOf(file, cache)]));
  const importsOf = (file: PageFile): readonly string[] => parsed.get(file)!.imports;
  const versions = versionsOf(files, importsOf);
  const roots = files.filter(({path}) => wanted?.has(path) ?? true);
  const read = new Set(roots.flatMap((file) => [...withPartials(file, files, importsOf)]));
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const file of files.filter((each) => read.has(each))) {
    const {path} = file;
    const {fences, error} = parsed.get(file)!;
    problems.push(...(error ? [{page: path, ...error}] : []));
    for (const version of versions.get(path)!) {
      const found = samplesOf({path, version, fences});
      samples.push(...found.samples);
      problems.push(...found.problems);
    }
  }
  return {samples, problems};
}
