import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import ecosystem from './ecosystem.json';
import learningLab from './learningLab.json';
import v2 from './v2.json';
import v3 from './v3.json';

export type SidebarItemsGenerator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
export type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;

/** The sidebar of each docs version and of each section that has one, in Docusaurus' own form, which it validates. */
export const SIDEBARS = {v3, v2, learningLab, ecosystem} as Readonly<Record<string, Sidebar>>;
