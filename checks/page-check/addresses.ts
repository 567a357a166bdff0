import {readFileSync} from 'node:fs';
import path from 'node:path';
import redirectRows from '../../site/redirects.json';
import {routeOf, SECTIONS, type SectionEntry} from '../../site/versions';
import {entryOf, manifest, manifestFile} from '../../lib/node/routes';
import {keyOf} from '../../lib/any/find-route';
import {lineOfField} from '../../lib/node/place';

const REDIRECTS = 'site/redirects.json';

/** The place of the last row of a file of data that has this field. */
function placeOfRow(file: string, field: string, value: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findLastIndex((line) => line.includes(`"${field}": "${value}"`)) + 1}`;
}

/**
 * Says if a page of docs stands at another address than the manifest has for it.
 *
 * @param page its file, relative to the project's folder
 * @param slug what its front matter says
 */
export function slugProblems(page: string, slug: unknown, routes = manifest): string[] {
  const entry = entryOf(page, routes);
  if (!entry?.doc || typeof slug === 'number') {
    return [];
  }
  const section = (SECTIONS as Partial<Record<string, SectionEntry>>)[entry.area];
  const root = section ? `/${section.instance}/` : routeOf(entry.area);
  const own = typeof slug === 'string' ? slug : `/${entry.doc}`;
  const folder = own.startsWith('/') ? '' : path.posix.dirname(entry.doc);
  const address = path.posix.join(root, folder, own);
  const line = lineOfField(readFileSync(page, 'utf8'), 'slug');
  return address === entry.path
    ? []
    : [
        `${page}:${line}: its address is ${address}, but ${manifestFile} says ${entry.path}; write "slug: /${entry.path.slice(root.length)}"`,
      ];
}

/** Names routes that the manifest lists twice, also in another notation. */
export const doubledRoutes = (routes: readonly {path: string}[] = manifest): string[] =>
  routes.flatMap(({path: route}, index) => {
    const earlier = routes.slice(0, index).find((other) => keyOf(other.path) === keyOf(route));
    return earlier
      ? [
          `${placeOfRow(manifestFile, 'path', route)}: ${route} is there before as ${earlier.path}; remove one`,
        ]
      : [];
  });

/** Names old addresses that lead to no page, to themselves or in a circle, and those that are a page's. */
export function redirectProblems(redirects = redirectRows, routes = manifest): string[] {
  const keys = routes.map(({path: route}) => keyOf(route));
  const leadsToPage = (to: string): boolean =>
    to.endsWith('/*')
      ? keys.some((key) => key.startsWith(`${keyOf(to.slice(0, -2))}/`))
      : routes.some(({path: route}) => route === to);
  return redirects.flatMap(({from, to}) => {
    const problems = [
      !leadsToPage(to) && `${to} is no page; write the address of one`,
      keys.includes(keyOf(from)) && `${from} is a page; remove this row, or the page`,
    ];
    return problems
      .filter(Boolean)
      .map((problem) => `${placeOfRow(REDIRECTS, 'from', from)}: ${problem}`);
  });
}
