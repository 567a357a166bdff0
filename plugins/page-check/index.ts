import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentFolders, type Area} from '../../site/versions';
import {SIDEBARS} from '../../site/sidebars';
import {parseFrontMatter} from '../page-contract';
import {entryOf, manifestFile} from '../route-manifest';
import {countQueries, QUERIES_OF_PAGE, queriesFile} from '../search';
import {isPartial} from '../shared/place';
import {linkProblems, wholePage} from './links';
import {problemsOf} from './problems';
import {duplicateTexts, type PageText} from './unique';

interface Texts {
  title?: string;
  title_meta?: string;
  description?: string;
}

const read = (page: string) => ({
  filePath: path.resolve(page),
  fileContent: readFileSync(page, 'utf8'),
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
});

/** Titles and descriptions that two pages share; pages whose front matter is no YAML have none. */
async function sharedTexts(files: readonly string[]): Promise<string[]> {
  const texts = files
    .filter((file) => !isPartial(file))
    .map(async (file): Promise<PageText[]> => {
      const parsed = await DEFAULT_PARSE_FRONT_MATTER(read(file)).catch(() => undefined);
      const {title, title_meta = title, description} = (parsed?.frontMatter ?? {}) as Texts;
      const scope = contentFolders().find(({folder}) => file.startsWith(`${folder}/`))?.folder;
      return title && description
        ? [{file, scope: scope ?? '', title: title_meta ?? title, description}]
        : [];
    });
  return duplicateTexts((await Promise.all(texts)).flat());
}

/** What the rest of the site has to know of a page of a docs version or section. */
function listingProblems(page: string, queries: ReadonlyMap<string, number>): string[] {
  const place = contentFolders().find(({folder}) => page.startsWith(`${folder}/`));
  if (!place || !(place.area in SIDEBARS)) {
    return [];
  }
  const entry = entryOf(page);
  if (!entry) {
    const doc = page.slice(place.folder.length + 1).replace(/\.mdx?$/, '');
    return [
      `${page}:1: is not in ${manifestFile}; add an entry with "doc": "${doc}", and the page to site/sidebars/${place.area}.json`,
    ];
  }
  const count = queries.get(entry.path) ?? 0;
  return count >= QUERIES_OF_PAGE
    ? []
    : [
        `${page}:1: has ${count} of ${QUERIES_OF_PAGE} judged queries; add what its readers type to ${queriesFile(place.area as Area)}, with "expect": ["${entry.path}"]`,
      ];
}

/** A page's own content and that of its partials, and where their links lead. */
async function contentProblems(page: string): Promise<string[]> {
  const problems: string[] = [];
  const broken = await problemsOf(async () => {
    problems.push(...(await wholePage(page)).flatMap((source) => source.problems));
    problems.push(...(isPartial(page) ? [] : await linkProblems(page)));
  });
  return [...problems, ...broken];
}

/**
 * Says all that can be said of pages without a build: front matter, headings, components, diagrams, links with their
 * anchors, and whether manifest and judged queries know the page. Samples are not looked at.
 *
 * @param pages files relative to the project's folder, which is the working directory
 * @param all the files whose titles and descriptions a page may not repeat
 * @returns what is wrong, as `file:line: message`
 */
export async function checkPages(
  pages: readonly string[],
  all: readonly string[] = pages,
): Promise<string[]> {
  const queries = countQueries();
  const problems: string[] = [];
  for (const page of pages) {
    problems.push(
      ...(await problemsOf(() => parseFrontMatter(read(page)))),
      ...(isPartial(page) ? [] : listingProblems(page, queries)),
      ...(await contentProblems(page)),
    );
  }
  // Last: what is no YAML is an error for the first who parses it, and empty for the next.
  const shared = await sharedTexts(all);
  const ofPages = shared.filter((problem) => pages.some((page) => problem.includes(page)));
  return [...new Set([...problems, ...ofPages])];
}
