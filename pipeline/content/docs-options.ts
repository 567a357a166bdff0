import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {identity} from '../../site/identity';
import {SECTIONS, VERSIONS, type DocsVersionEntry, type SectionEntry} from '../../site/versions';
import {SIDEBARS, type SidebarItemsGenerator} from '../../site/sidebars';
import {SiteError} from '../../lib/node/site-error';
import {hasWholeHistory} from '../../lib/node/git-history';
import {markdown} from './markdown';

const common = {
  breadcrumbs: false,
  editUrl: `${identity.docsRepository}/edit/main/`,
  showLastUpdateTime: hasWholeHistory(),
  ...markdown,
} satisfies Partial<DocsOptions>;

/** @param areas the docs version or section by Docusaurus' name for the version */
const sidebarOf =
  (areas: Readonly<Record<string, string>>): SidebarItemsGenerator =>
  ({version: {versionName}}) => {
    const area = areas[versionName] ?? versionName;
    const sidebar = SIDEBARS[area];
    if (!sidebar) {
      throw new SiteError('site/sidebars/index.ts', `no sidebar for "${area}"; add its items`);
    }
    return sidebar;
  };

/** The docs instance of all docs versions. */
export function versionedDocs(
  versions: Readonly<Record<string, DocsVersionEntry>> = VERSIONS,
): DocsOptions {
  const entries = Object.entries(versions);
  const current = entries.find(([, {name}]) => name === 'current');
  const latest = entries.find(([, {isLatest}]) => isLatest);
  return {
    ...common,
    path: current?.[1].folder,
    routeBasePath: '/',
    sidebarItemsGenerator: sidebarOf(
      Object.fromEntries(entries.map(([key, {name}]) => [name, key])),
    ),
    lastVersion: latest?.[1].name,
    versions: Object.fromEntries(
      entries.map(([key, {name, label}]) => [
        name,
        {label, path: key, banner: 'none' as const, badge: true},
      ]),
    ),
  };
}

/** The docs instances of the sections: learning lab, ecosystem. */
export function sectionDocs(): DocsOptions[] {
  return Object.entries<SectionEntry>(SECTIONS).flatMap(([area, {instance}]) =>
    instance === undefined
      ? []
      : {
          ...common,
          id: instance,
          path: instance,
          routeBasePath: instance,
          sidebarItemsGenerator: sidebarOf({current: area}),
        },
  );
}
