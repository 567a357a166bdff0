import * as z from 'zod';
import {readGenerated} from './evaluate';

/** What only the build reads of the site's configuration. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Leaves out of the site's configuration what only the build reads.
 *
 * @param source Docusaurus' generated `docusaurus.config.mjs`
 * @throws SiteError if it has another form
 */
export function leanSiteConfig(source: string): string {
  const config = readGenerated('docusaurus.config.mjs', source, z.record(z.string(), z.unknown()));
  const lean = Object.entries(config).filter(([field]) => !BUILD_ONLY.includes(field));
  return `export default ${JSON.stringify(Object.fromEntries(lean))};\n`;
}

/**
 * Leaves out of a docs version the titles and descriptions of all its pages: only the theme's cards
 * of docs read them (`DocCardList`), which these docs do not use.
 *
 * @param source the generated file of a docs version, or another file of the docs plugin
 */
export function leanDocsVersion(source: string): string {
  const data = JSON.parse(source) as {version?: {docs?: object}};
  return JSON.stringify(
    data.version?.docs ? {...data, version: {...data.version, docs: {}}} : data,
  );
}
