import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentFolderOf} from '../../site/versions';
import {GLOSSARIES, readGlossary} from '../../features/glossary/glossary';
import {parseFrontMatter} from '../../features/page-contract/front-matter';
import {countQueries} from '../../features/search/quality/queries';
import {isPartial} from '../../lib/node/place';
import {doubledRoutes, redirectProblems, slugProblems} from './addresses';
import {listingProblems, strayQueries} from './listing';
import {problemsOf, sourceProblems} from './source';

const read = (page: string) => ({
  filePath: path.resolve(page),
  fileContent: readFileSync(page, 'utf8'),
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
});

type FrontMatter = Partial<Record<string, string>>;

/** Empty for a page whose front matter is no YAML. */
async function frontMatterOf(file: string): Promise<FrontMatter> {
  const parsed = await DEFAULT_PARSE_FRONT_MATTER(read(file)).catch(() => undefined);
  return (parsed?.frontMatter ?? {}) as FrontMatter;
}

/**
 * Names pages that share what only one may have: a browser title within a docs version or section, a description at all,
 * the slug of a post.
 */
export function duplicateTexts(pages: readonly (readonly [string, FrontMatter])[]): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap(([file, {title, title_meta: shown = title, description, slug}]) => {
    const {folder} = contentFolderOf(file) ?? {};
    const texts = [
      [shown && `${folder}: ${shown}`, `the title "${shown}" is taken; write another title_meta`],
      [description, 'write another description'],
      [folder === 'blog' && slug && `slug: ${slug}`, 'write another slug'],
    ] as const;
    return texts.flatMap(([text, problem]) => {
      const other = text && firstWith.get(text);
      if (text && !other) firstWith.set(text, file);
      return other ? [`${file}:1: front matter: ${problem} than in ${other}`] : [];
    });
  });
}

/**
 * Says all that can be said of pages without a build: front matter, headings, components, diagrams, and whether manifest
 * and judged queries know the page. Samples are not looked at; links are (tests/pages), once the site is built.
 *
 * @param pages files relative to the project's folder, which is the working directory
 * @param all the files whose titles and descriptions a page may not repeat
 * @returns what is wrong, as `file:line: message`
 */
export async function pageProblems(
  pages: readonly string[],
  all: readonly string[] = pages,
): Promise<string[]> {
  const queries = countQueries();
  const problems = [...doubledRoutes(), ...redirectProblems(), ...strayQueries(queries)];
  for (const glossary of GLOSSARIES) {
    problems.push(...(await problemsOf(() => readGlossary('.', glossary))));
  }
  for (const page of pages) {
    problems.push(
      ...(await problemsOf(() => parseFrontMatter(read(page)))),
      ...(isPartial(page)
        ? []
        : [
            ...listingProblems(page, queries),
            ...slugProblems(page, (await frontMatterOf(page)).slug),
          ]),
    );
    const broken = await problemsOf(async () => {
      problems.push(...(await sourceProblems(page)));
    });
    problems.push(...broken);
  }
  // Last: what is no YAML is an error for the first who parses it, and empty for the next.
  const texts = all
    .filter((file) => !isPartial(file))
    .map(async (file) => [file, await frontMatterOf(file)] as const);
  const shared = duplicateTexts(await Promise.all(texts));
  const ofPages = shared.filter((problem) => pages.some((page) => problem.includes(page)));
  return [...new Set([...problems, ...ofPages])];
}
