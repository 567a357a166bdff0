import type {MarkdownConfig} from '@docusaurus/types';
import * as z from 'zod';
import {PAGE_KINDS} from '../../lib/any/page-kinds';
import {isPartial, lineOfField, placeOf} from '../../lib/node/place';
import {counterpartsOf, entryOf, manifestFile, type Counterpart} from '../../lib/node/routes';
import {issuesOf, SiteError} from '../../lib/node/site-error';

const everyPage = {
  title: z.string().min(1),
  /** Title of the browser tab and of search results, where `title` is not unique or does not say what of. */
  title_meta: z.string().optional(),
  description: z.string().regex(/^[^]{70,160}$/, 'must have 70 to 160 characters'),
  /** Other words that readers use for what the page is about; search finds it by them. */
  keywords: z.array(z.string().min(1)).optional(),
  /** Sources of the facts: package and version, repository and commit, or standard. */
  sources: z.array(z.string().min(1)),
  slug: z.string().optional(),
};

/** Titles that many pages could have, and that mean nothing among other tabs and results. */
const BARE_TITLE =
  /^(?:overview|intro(?:duction)?|getting started|quick start|installation|usage)$/i;

const docSchema = z
  .strictObject({
    ...everyPage,
    kind: z.enum(PAGE_KINDS),
    sidebar_label: z.string().optional(),
    /** Words at the left, samples at the right; see features/page-layout. */
    layout: z.literal('reference').optional(),
  })
  .refine(({title, title_meta}) => title_meta || !BARE_TITLE.test(title), {
    path: ['title_meta'],
    error: 'must say what the page is about, which its title leaves out',
  });

const postSchema = z.strictObject({
  ...everyPage,
  kind: z.literal('post'),
  date: z.coerce.date('must be a day, such as 2023-11-21'),
  tags: z.array(z.string()).min(1),
});

/** Front matter that is added for the theme. */
export interface AddedFrontMatter {
  /** The pages about the same subject, by docs version. */
  counterparts?: Readonly<Record<string, Counterpart>>;
}

/**
 * Parses a page's front matter and ends the build if it is no YAML, breaks the schema, or has another title than the
 * manifest. Adds the page's counterparts, so that they are in the page's own chunk and in no other.
 *
 * @throws SiteError that names the page and the line, and every wrong field
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
  const {frontMatter} = result;
  const schema = page.startsWith('blog/') ? postSchema : docSchema;
  const {error} = schema.safeParse(frontMatter);
  if (error) {
    const field = String(error.issues[0]?.path[0]);
    failAt(
      lineOfField(params.fileContent, field),
      `front matter: ${issuesOf(error, schema).join('; ')}`,
    );
  }
  const entry = entryOf(page);
  if (!entry) {
    return result;
  }
  if (entry.title !== frontMatter.title) {
    failAt(
      lineOfField(params.fileContent, 'title'),
      `title: must be "${entry.title}", as in ${manifestFile}`,
    );
  }
  const added: AddedFrontMatter = {counterparts: counterpartsOf(entry)};
  return Object.keys(added.counterparts!).length === 0
    ? result
    : {...result, frontMatter: {...frontMatter, ...added}};
};
