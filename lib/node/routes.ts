import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import routes from '../../site/routes.json';
import {contentFolderOf, DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {exitOnSiteError, issuesOf, SiteError} from './site-error';

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
  /** For pages that only links lead to. */
  sidebar: z.literal(false).optional(),
});

export type ManifestEntry = z.infer<typeof entrySchema>;

export const manifestFile = 'site/routes.json';

/** @throws SiteError that names the first wrong entry, with all its mistakes */
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

/**
 * The entry of a page of a docs instance; undefined for other pages.
 *
 * @param file relative to the project's folder, with forward slashes
 */
export function entryOf(file: string, entries = manifest): ManifestEntry | undefined {
  const place = contentFolderOf(file);
  const doc = place && file.slice(place.folder.length + 1).replace(/\.mdx?$/, '');
  return entries.find((entry) => entry.doc === doc && entry.area === place?.area);
}

/** The older and the newer page of each pair about the same subject. */
export const counterpartPairs = (): [older: string, newer: string][] =>
  manifest.flatMap(({path: route, counterpart}) => (counterpart ? [[route, counterpart]] : []));

/** The page of another docs version about the same subject. */
export interface Counterpart {
  path: string;
  title: string;
}

/**
 * The pages of other docs versions about the subject of this one, by version. Where several older pages name it
 * as their counterpart, the first is taken.
 */
export function counterpartsOf(entry: ManifestEntry): Record<string, Counterpart> {
  const newer = manifest.filter(({path: route}) => route === entry.counterpart);
  const older = manifest.filter(({counterpart}) => counterpart === entry.path);
  const counterparts: Record<string, Counterpart> = {};
  for (const {area, path: route, title} of [...newer, ...older]) {
    counterparts[area] ??= {path: route, title};
  }
  return counterparts;
}

/** Tests if a page's counterpart is a page of a newer docs version, as it has to be. */
export function hasNewerCounterpart({area, counterpart}: ManifestEntry): boolean {
  const ageOf = (name: string): number => DOCS_VERSIONS.indexOf(name as DocsVersion);
  const other = manifest.find((entry) => entry.path === counterpart);
  return other !== undefined && ageOf(other.area) >= 0 && ageOf(other.area) < ageOf(area);
}

type SidebarItemsGenerator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
export type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;

/** The file of the sidebar of a docs version or section, in the project's folder. */
export const sidebarFile = (area: string): string => `site/sidebars/${area}.json`;

/**
 * The sidebar of a docs version or section, in Docusaurus' own form, which it validates.
 *
 * @throws SiteError if it has none
 */
export function sidebarOf(area: string): Sidebar {
  const file = path.resolve(__dirname, '../..', sidebarFile(area));
  if (!existsSync(file)) {
    throw new SiteError(sidebarFile(area), `is missing; it holds the sidebar of "${area}"`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Sidebar;
}
