import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {SiteError} from './site-error';

export type SidebarItemsGenerator = NonNullable<DocsOptions['sidebarItemsGenerator']>;
export type Sidebar = Awaited<ReturnType<SidebarItemsGenerator>>;

/** The file of the sidebar of a docs version or section, in the project's folder. */
export const sidebarFile = (area: string): string => `site/sidebars/${area}.json`;

/**
 * The sidebar of a docs version or section, in Docusaurus' own form, which it validates.
 *
 * @throws SiteError if it has none
 */
export function sidebarOf(area: string): Sidebar {
  const file = path.resolve(__dirname, '../..', sidebarFile(area));
  if (!existsSync(file)) {
    throw new SiteError(sidebarFile(area), `is missing; it holds the sidebar of "${area}"`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Sidebar;
}
