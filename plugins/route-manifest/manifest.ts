import * as z from 'zod';
import routes from '../../site/routes.json';
import {DOCS_VERSIONS} from '../../site/versions';

/** The parts of the site that have a sidebar or layout of their own. */
const PARTS = [...DOCS_VERSIONS, 'learningLab', 'ecosystem', 'blog', 'page'] as const;

const entrySchema = z.strictObject({
  /** The route below the base URL, in its exact letter case. */
  path: z.string().startsWith('/'),
  area: z.enum(PARTS),
  /** The page's title, which is its h1. */
  title: z.string().min(1),
  /** The doc id, for pages of a docs instance. */
  doc: z.string().optional(),
  /** The page of a newer docs version about the same subject. */
  counterpart: z.string().optional(),
});

export type ManifestEntry = z.infer<typeof entrySchema>;

/** Every route of the site. */
export const manifest: readonly ManifestEntry[] = z.array(entrySchema).parse(routes);

export const manifestFile = 'site/routes.json';
