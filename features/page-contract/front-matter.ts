import * as z from 'zod';
import {issuesOf} from '../../lib/node/site-error';

const kinds = ['concept', 'guide', 'reference', 'tutorial', 'collection'] as const;

const everyPage = {
  title: z.string().min(1),
  /** Title of the browser tab and of search results, where `title` is not unique or does not say what of. */
  title_meta: z.string().optional(),
  description: z
    .string()
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters'),
  /** Other words that readers use for what the page is about; search finds it by them. */
  keywords: z.array(z.string().min(1)).optional(),
  /** Where the facts were taken from: package and version, repository and commit, or standard. */
  sources: z.array(z.string().min(1)),
  slug: z.string().optional(),
};

/** What many pages could be called; among other tabs and results it says nothing. */
const BARE_TITLE =
  /^(?:overview|intro(?:duction)?|getting started|quick start|installation|usage)$/i;

const docSchema = z
  .strictObject({
    ...everyPage,
    kind: z.enum(kinds),
    sidebar_label: z.string().optional(),
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

/** What is wrong with a page's front matter. */
export interface FrontMatterProblem {
  /** The first field that is wrong; undefined for one that should not be there. */
  field: string | undefined;
  /** One line that lists every problem with its field. */
  message: string;
}

/**
 * Checks a page's front matter.
 *
 * @param frontMatter what stands between the dashes, parsed
 * @param isPost whether the page is a blog post
 */
export function frontMatterProblem(
  frontMatter: Record<string, unknown>,
  isPost: boolean,
): FrontMatterProblem | undefined {
  const schema = isPost ? postSchema : docSchema;
  const {error} = schema.safeParse(frontMatter);
  if (!error) {
    return undefined;
  }
  return {
    field: error.issues[0]?.path[0]?.toString(),
    message: `front matter: ${issuesOf(error, schema).join('; ')}`,
  };
}
