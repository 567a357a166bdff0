import * as z from 'zod';
import routes from '../../site/routes.json';

/** A part of the site that has its own sidebar or layout. */
export type Area = 'v2' | 'v3' | 'learningLab' | 'ecosystem' | 'blog' | 'page';

const entrySchema = z.strictObject({
  /** The route below the base URL, in its exact letter case. */
  path: z.string().startsWith('/'),
  area: z.enum(['v2', 'v3', 'learningLab', 'ecosystem', 'blog', 'page']),
  /** The page's title, which is its h1. */
  title: z.string().min(1),
  /** The doc id, for pages of a docs instance. */
  doc: z.string().optional(),
  /** Not written yet: the page must not be published. */
  toCome: z.literal(true).optional(),
});

export type ManifestEntry = z.infer<typeof entrySchema>;

/** Every route that the site has or will have. */
export const manifest: readonly ManifestEntry[] = z.array(entrySchema).parse(routes);

export const manifestFile = 'site/routes.json';
