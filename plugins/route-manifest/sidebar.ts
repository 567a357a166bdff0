import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {SIDEBARS, type SidebarNode, type SidebarTree} from '../../site/sidebars';
import {SiteError} from '../shared/site-error';
import {manifest, manifestFile, type ManifestEntry} from './manifest';

type SidebarItemsGenerator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];

interface Source {
  tree: SidebarTree;
  /** The docs version or section. */
  area: string;
}

/**
 * Turns a sidebar tree into Docusaurus items, keeping the pages that exist.
 * A category whose pages are all still to come is left out; one whose index page is still
 * to come keeps its children.
 *
 * @param source the tree, and its area in the manifest
 * @param existing the ids of the docs that exist
 * @param entries the route manifest
 * @throws SiteError if the tree names a page that neither exists nor is to come
 */
export function itemsFromTree(
  {tree, area}: Source,
  existing: ReadonlySet<string>,
  entries: readonly ManifestEntry[] = manifest,
): SidebarItem[] {
  const toCome = new Set(
    entries.filter((entry) => entry.area === area && entry.toCome).map((entry) => entry.doc),
  );

  function exists(doc: string): boolean {
    if (!existing.has(doc) && !toCome.has(doc)) {
      throw new SiteError(
        `site/sidebars/${area}.json`,
        `"${doc}" is neither a page nor marked "toCome" in ${manifestFile}; fix the id or write the page`,
      );
    }
    return existing.has(doc);
  }

  function toItems(node: SidebarNode): SidebarItem[] {
    if ('label' in node) {
      return exists(node.doc) ? [{type: 'doc', id: node.doc, label: node.label}] : [];
    }
    const hasIndex = node.doc !== undefined && exists(node.doc);
    const items = node.items.flatMap(toItems);
    if (items.length === 0 && !hasIndex) {
      return [];
    }
    if (items.length === 0) {
      return [{type: 'doc', id: node.doc!, label: node.category}];
    }
    return [
      {
        type: 'category',
        label: node.category,
        collapsible: !node.alwaysOpen,
        collapsed: !node.alwaysOpen,
        ...(hasIndex && {link: {type: 'doc', id: node.doc!}}),
        items,
      },
    ];
  }

  return tree.flatMap(toItems);
}

/**
 * Makes the `sidebarItemsGenerator` of a docs instance from the trees of `site/sidebars`.
 *
 * @param areas the docs version or section by Docusaurus' name for the version
 * @throws SiteError, while the site is built, for a version without a tree
 */
export function sidebarFromTree(
  areas: Readonly<Record<string, string>>,
  sidebars: Readonly<Record<string, SidebarTree>> = SIDEBARS,
): SidebarItemsGenerator {
  return ({version, docs}) => {
    const area = areas[version.versionName] ?? version.versionName;
    const tree = sidebars[area];
    if (!tree) {
      throw new SiteError('site/sidebars/index.ts', `no sidebar for "${area}"; add its tree`);
    }
    return itemsFromTree({tree, area}, new Set(docs.map(({id}) => id)));
  };
}
