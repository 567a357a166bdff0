import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {identity} from '../../site/identity';
import {SECTIONS, VERSIONS, type DocsVersionEntry, type SectionEntry} from '../../site/versions';
import {sidebarFromTree} from '../route-manifest';
import {hasWholeHistory} from './history';
import {markdown} from './markdown';

export {hasWholeHistory} from './history';
export {contentPlugins, markdown} from './markdown';

const common = {
  breadcrumbs: false,
  editUrl: `${identity.docsRepository}/edit/main/`,
  showLastUpdateTime: hasWholeHistory(),
  sidebarPath: './site/sidebars/generated.ts',
  ...markdown,
} satisfies Partial<DocsOptions>;

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
    sidebarItemsGenerator: sidebarFromTree(
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
          sidebarItemsGenerator: sidebarFromTree({current: area}),
        },
  );
}
