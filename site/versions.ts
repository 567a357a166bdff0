import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {sidebarFromTree} from '../plugins/route-manifest/sidebar';
import {markdown} from './markdown';
import {ecosystem} from './sidebars/ecosystem';
import {learningLab} from './sidebars/learningLab';
import {v2} from './sidebars/v2';
import {v3} from './sidebars/v3';

const common = {breadcrumbs: false, ...markdown} satisfies Partial<DocsOptions>;

/** Docs v3 (beta, `docs/`) and v2 (latest release, `versioned_docs/`). */
export const sdkDocs: DocsOptions = {
  ...common,
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './site/sidebars/generated.ts',
  sidebarItemsGenerator: sidebarFromTree({
    current: {tree: v3, area: 'v3', file: 'site/sidebars/v3.ts'},
    '2.0': {tree: v2, area: 'v2', file: 'site/sidebars/v2.ts'},
  }),
  lastVersion: '2.0',
  versions: {
    current: {label: 'v3.x.x', path: 'v3', banner: 'none', badge: true},
    '2.0': {label: 'v2.x.x', path: 'v2', banner: 'none', badge: true},
  },
};

export const learningLabDocs: DocsOptions = {
  ...common,
  id: 'learningLab',
  path: 'learningLab',
  routeBasePath: 'learningLab',
  sidebarPath: './site/sidebars/generated.ts',
  sidebarItemsGenerator: sidebarFromTree({
    current: {tree: learningLab, area: 'learningLab', file: 'site/sidebars/learningLab.ts'},
  }),
};

export const ecosystemDocs: DocsOptions = {
  ...common,
  id: 'Ecosystem',
  path: 'Ecosystem',
  routeBasePath: 'Ecosystem',
  sidebarPath: './site/sidebars/generated.ts',
  sidebarItemsGenerator: sidebarFromTree({
    current: {tree: ecosystem, area: 'ecosystem', file: 'site/sidebars/ecosystem.ts'},
  }),
};
