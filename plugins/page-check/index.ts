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

const read = (page: string) => ({
  filePath: path.resolve(page),
  fileContent: readFileSync(page, 'utf8'),
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
});

/** The folder of docs or pages that a file stands in. */
const placeOfPage = (page: string) =>
  contentFolders().find(({folder}) => page.startsWith(`${folder}/`));

/** What no other page may share; nothing for a page that lacks it, or whose front matter is no YAML. */
async function textsOf(file: string): Promise<PageText[]> {
  const parsed = await DEFAULT_PARSE_FRONT_MATTER(read(file)).catch(() => undefined);
  const {title, title_meta, description} = (parsed?.frontMatter ?? {}) as Partial<
    Record<string, string>
  >;
  const scope = placeOfPage(file)?.folder ?? '';
  return title && description ? [{file, scope, title: title_meta ?? title, description}] : [];
}

/** What the rest of the site has to know of a page of a docs version or section. */
function listingProblems(page: string, queries: ReadonlyMap<string, number>): string[] {
  const place = placeOfPage(page);
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
    );
    const broken = await problemsOf(async () => {
      problems.push(...(await wholePage(page)).flatMap((source) => source.problems));
      problems.push(...(isPartial(page) ? [] : await linkProblems(page)));
    });
    problems.push(...broken);
  }
  // Last: what is no YAML is an error for the first who parses it, and empty for the next.
  const texts = await Promise.all(all.filter((file) => !isPartial(file)).map(textsOf));
  const shared = duplicateTexts(texts.flat());
  const ofPages = shared.filter((problem) => pages.some((page) => problem.includes(page)));
  return [...new Set([...problems, ...ofPages])];
}
