import * as z from 'zod';
import routes from '../../../site/routes.json';
import {DOCS_VERSIONS} from '../../../site/versions';
import {issuesOf} from '../issues';
import {exitOnSiteError, SiteError} from '../site-error';

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
  /** Said of pages that only links lead to. */
  sidebar: z.literal(false).optional(),
});

export type ManifestEntry = z.infer<typeof entrySchema>;

export const manifestFile = 'site/routes.json';

/** @throws SiteError that names the first wrong entry, with all that is wrong about it */
export function readManifest(entries: readonly {path?: string}[]): readonly ManifestEntry[] {
  return entries.map((entry, index) => {
    const {data, error} = entrySchema.safeParse(entry);
    if (error) {
      const place = `${manifestFile}: ${entry.path ?? `entry ${index + 1}`}`;
      throw new SiteError(place, issuesOf(error, entrySchema).join('; '));
    }
    return data;
  });
}

/** Every route of the site. */
export const manifest = exitOnSiteError(() => readManifest(routes));
