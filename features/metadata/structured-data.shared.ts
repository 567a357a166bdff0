import type {Graph} from 'schema-dts';

/** A docs page for search engines. All paths have the base URL. */
interface Page {
  title: string;
  description: string;
  path: string;
  /** Its last change in milliseconds, where that is known. */
  changed?: number | null;
  /** Its ancestors, the site itself first. */
  above: readonly {name: string; path: string}[];
}

/**
 * A page as search engines read it (https://schema.org): its kind and its place. It is in every page, so it is no more
 * than that.
 *
 * @param origin where the site is served from, without a path
 * @returns JSON that may stand in a `script` element
 */
export function structuredData(origin: string, page: Page): string {
  const {title, description, path, changed, above} = page;
  // The first page of a version is itself the version's place.
  const crumbs = [...above.filter((crumb) => crumb.path !== path), {name: title, path}];
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: origin + path,
        ...(changed && {dateModified: new Date(changed).toISOString().slice(0, 10)}),
        author: {'@type': 'Organization', name: above[0]!.name, url: origin + above[0]!.path},
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: origin + crumb.path,
        })),
      },
    ],
  };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
