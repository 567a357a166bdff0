import type {MarkdownConfig} from '@docusaurus/types';
import {type Counterpart, counterpartsOf, entryOf, manifestFile} from '../../lib/node/routes';
import {isPartial, placeOf} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {frontMatterProblem} from './front-matter';

/** What the theme reads of a page's front matter beside what the page says. */
export interface AddedFrontMatter {
  /** The pages about the same subject, by docs version. */
  counterparts?: Readonly<Record<string, Counterpart>>;
}

/** The line of a field of the front matter; that of the opening dashes for one that is not there. */
function lineOf(field: string | undefined, text: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return Math.max(index, 0) + 1;
}

/**
 * Parses a page's front matter and ends the build if it is no YAML, breaks the schema, or has another title than the
 * manifest. Adds the page's counterparts, so that they are in the page's own chunk and in no other.
 *
 * @throws SiteError that names the page and the line
 */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const page = placeOf(params.filePath);
  const failAt = (line: number, problem: string): never => {
    throw new SiteError(`${page}:${line}`, problem);
  };
  const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    // js-yaml counts from 0, below the opening dashes.
    return failAt((mark?.line ?? 0) + 1, `front matter: ${reason ?? String(error)}`);
  });
  if (isPartial(page)) {
    return result;
  }
  const problem = frontMatterProblem(result.frontMatter, page.startsWith('blog/'));
  if (problem) {
    failAt(lineOf(problem.field, params.fileContent), problem.message);
  }
  const entry = entryOf(page);
  if (entry && entry.title !== result.frontMatter.title) {
    failAt(
      lineOf('title', params.fileContent),
      `title: must be "${entry.title}", as in ${manifestFile}`,
    );
  }
  const counterparts = entry ? counterpartsOf(entry) : {};
  return Object.keys(counterparts).length === 0
    ? result
    : {...result, frontMatter: {...result.frontMatter, counterparts} satisfies AddedFrontMatter};
};
