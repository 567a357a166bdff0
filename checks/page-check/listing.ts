import {contentFolderOf} from '../../site/versions';
import {
  entryOf,
  hasNewerCounterpart,
  manifest,
  manifestFile,
  sidebarFile,
  sidebarOf,
} from '../../lib/node/routes';
import {QUERIES_FOLDER, QUERIES_OF_PAGE} from '../../features/search/quality/queries';

/**
 * Finds where the rest of the site lacks a page of a docs version or section: manifest, sidebar, judged queries.
 *
 * @param page its file, relative to the project's folder
 * @param queries how many queries each route answers
 */
export function listingProblems(
  page: string,
  queries: ReadonlyMap<string, number>,
  routes = manifest,
): string[] {
  const place = contentFolderOf(page);
  if (!place || place.area === 'site') {
    return [];
  }
  const doc = page.slice(place.folder.length + 1).replace(/\.mdx?$/, '');
  const sidebar = sidebarFile(place.area);
  const entry = entryOf(page, routes);
  if (!entry) {
    return [
      `${page}:1: is not in ${manifestFile}; add an entry with "doc": "${doc}", and the page to ${sidebar}`,
    ];
  }
  const isInSidebar = JSON.stringify(sidebarOf(place.area)).includes(`"id":"${doc}"`);
  const count = queries.get(entry.path) ?? 0;
  const problems = [
    !isInSidebar &&
      entry.sidebar !== false &&
      `is not in ${sidebar}; add it, or "sidebar": false to its entry in ${manifestFile}`,
    entry.counterpart !== undefined &&
      !hasNewerCounterpart(entry) &&
      `${manifestFile} has "counterpart": "${entry.counterpart}", which is not a page of a newer docs version`,
    count < QUERIES_OF_PAGE &&
      `has ${count} of ${QUERIES_OF_PAGE} judged queries; add what its readers type to ${QUERIES_FOLDER}/${place.area}.json, with "expect": ["${entry.path}"]`,
  ];
  return problems.filter(Boolean).map((problem) => `${page}:1: ${problem}`);
}

/** Names addresses that judged queries expect and no page has, such as the former one of a page that has moved. */
export const strayQueries = (queries: ReadonlyMap<string, number>): string[] =>
  [...queries.keys()]
    .filter((route) => !manifest.some(({path}) => path === route))
    .map(
      (route) =>
        `${QUERIES_FOLDER}: queries expect ${route}, which no page has; write its new address`,
    );
