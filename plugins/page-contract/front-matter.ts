import * as z from 'zod';

const kinds = ['concept', 'guide', 'reference', 'tutorial', 'collection'] as const;

const everyPage = {
  title: z.string().min(1),
  /** Title of the browser tab and of search results, where `title` is not unique. */
  title_meta: z.string().optional(),
  description: z
    .string()
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters'),
  /** Where the facts were taken from: package and version, repository and commit, or standard. */
  sources: z.array(z.string().min(1)),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
};

const docSchema = z.strictObject({
  ...everyPage,
  kind: z.enum(kinds),
  sidebar_label: z.string().optional(),
});

const postSchema = z.strictObject({
  ...everyPage,
  kind: z.literal('post'),
  date: z.coerce.date('must be a day, such as 2023-11-21'),
  tags: z.array(z.string()).min(1),
});

/**
 * Checks a page's front matter.
 *
 * @param frontMatter what stands between the dashes, parsed
 * @param isPost whether the page is a blog post
 * @returns one line that lists every problem with its field, or undefined
 */
export function frontMatterProblem(
  frontMatter: Record<string, unknown>,
  isPost: boolean,
): string | undefined {
  const result = (isPost ? postSchema : docSchema).safeParse(frontMatter);
  if (result.success) {
    return undefined;
  }
  const problems = result.error.issues.map(({path, message}) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return `front matter: ${problems.join('; ')}`;
}
