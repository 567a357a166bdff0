import {contentFolderOf, DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {manifest, type ManifestEntry} from './manifest';

/** The page of another docs version about the same subject. */
export interface Counterpart {
  path: string;
  title: string;
}

/**
 * The entry of a page of a docs instance; undefined for other pages.
 *
 * @param file relative to the project's folder, with forward slashes
 */
export function entryOf(file: string, routes = manifest): ManifestEntry | undefined {
  const place = contentFolderOf(file);
  const doc = place && file.slice(place.folder.length + 1).replace(/\.mdx?$/, '');
  return routes.find((entry) => entry.doc === doc && entry.area === place?.area);
}

/**
 * The pages of other docs versions about the subject of this one, by version. Where several older pages name it
 * as their counterpart, the first stands for them.
 */
export function counterpartsOf(entry: ManifestEntry): Record<string, Counterpart> {
  const newer = manifest.filter(({path}) => path === entry.counterpart);
  const older = manifest.filter(({counterpart}) => counterpart === entry.path);
  const counterparts: Record<string, Counterpart> = {};
  for (const {area, path, title} of [...newer, ...older]) {
    counterparts[area] ??= {path, title};
  }
  return counterparts;
}

/** Whether a page's counterpart is a page of a newer docs version, as it has to be. */
export function hasNewerCounterpart({area, counterpart}: ManifestEntry): boolean {
  const ageOf = (name: string): number => DOCS_VERSIONS.indexOf(name as DocsVersion);
  const other = manifest.find(({path}) => path === counterpart);
  return other !== undefined && ageOf(other.area) >= 0 && ageOf(other.area) < ageOf(area);
}
