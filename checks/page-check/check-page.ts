import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentFolderOf} from '../../site/versions';
import {GLOSSARIES, readGlossary} from '../../features/glossary/glossary';
import {parseFrontMatter} from '../../features/page-contract/front-matter';
import {countQueries} from '../../features/search/quality/queries';
import {isPartial} from '../../lib/node/place';
import {doubledRoutes, redirectProblems, slugProblems} from './addresses';
import {linkProblems, wholePage} from './links';
import {listingProblems, strayQueries} from './listing';
import {problemsOf} from './problems';
import {duplicateTexts, type PageText} from './unique';

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

/** What no other page may share; nothing for a page that lacks it. */
async function textsOf(file: string): Promise<PageText[]> {
  const {title, title_meta, description, slug} = await frontMatterOf(file);
  const scope = contentFolderOf(file)?.folder ?? '';
  const text = {file, scope, title: title_meta ?? title!, description: description!};
  return title && description ? [scope === 'blog' ? {...text, slug} : text] : [];
}

/**
 * Says all that can be said of pages without a build: front matter, headings, components, diagrams, links with their
 * anchors, and whether manifest and judged queries know the page. Samples are not looked at.
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
