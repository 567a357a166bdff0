import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {identity} from '../../site/identity';
import {
  SECTIONS,
  VERSIONS,
  versionNamed,
  type DocsVersions,
  type SectionEntry,
} from '../../site/versions';
import {sidebarOf} from '../../lib/node/routes';
import {hasWholeHistory} from '../../lib/node/git-history';
import {PROJECT_FOLDER} from '../../lib/node/place';
import {markdown} from './markdown';

const common = {
  breadcrumbs: false,
  editUrl: `${identity.docsRepository}/edit/main/`,
  showLastUpdateTime: hasWholeHistory(PROJECT_FOLDER),
  ...markdown,
} satisfies Partial<DocsOptions>;

/** Options of the docs instance that has all docs versions. */
export function versionedDocs(versions: DocsVersions = VERSIONS): DocsOptions {
  const entries = Object.entries(versions);
  const current = entries.find(([, {name}]) => name === 'current');
  const latest = entries.find(([, {stage}]) => stage === 'latest');
  return {
    ...common,
    path: current?.[1].folder,
    routeBasePath: '/',
    sidebarItemsGenerator: ({version: {versionName}}) =>
      sidebarOf(versionNamed(versionName, versions)),
    lastVersion: latest?.[1].name,
    versions: Object.fromEntries(
      entries.map(([key, {name, label}]) => [
        name,
        {label, path: key, banner: 'none' as const, badge: true},
      ]),
    ),
  };
}

/** Options of a docs instance for each other section: learning lab, ecosystem. */
export function sectionDocs(): DocsOptions[] {
  return Object.entries<SectionEntry>(SECTIONS).flatMap(([area, {instance}]) =>
    instance === undefined
      ? []
      : {
          ...common,
          id: instance,
          path: instance,
          routeBasePath: instance,
          sidebarItemsGenerator: () => sidebarOf(area),
        },
  );
}
