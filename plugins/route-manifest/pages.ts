import {contentFolders} from '../../site/versions';
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
export function entryOf(file: string): ManifestEntry | undefined {
  const place = contentFolders().find(({folder}) => file.startsWith(`${folder}/`));
  const doc = place && file.slice(place.folder.length + 1).replace(/\.mdx?$/, '');
  return manifest.find((entry) => entry.doc === doc && entry.area === place?.area);
}

/**
 * The written pages of other docs versions about the subject of this one, by version. Where several older pages name it
 * as their counterpart, the first stands for them.
 */
export function counterpartsOf(
  entry: ManifestEntry,
  entries: readonly ManifestEntry[] = manifest,
): Record<string, Counterpart> {
  const newer = entries.filter(({path}) => path === entry.counterpart);
  const older = entries.filter(({counterpart}) => counterpart === entry.path);
  const counterparts: Record<string, Counterpart> = {};
  for (const {area, path, title, toCome} of [...newer, ...older]) {
    if (!toCome) {
      counterparts[area] ??= {path, title};
    }
  }
  return counterparts;
}
