/** What only the build reads. */
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
 * @param source Docusaurus' generated `docusaurus.config.mjs`: a comment, then an object in JSON
 */
export function leanSiteConfig(source: string): string {
  const start = source.indexOf('export default ');
  const json = source.slice(start + 'export default '.length).replace(/;\s*$/, '');
  const config = JSON.parse(json) as Record<string, unknown>;
  const lean = Object.entries(config).filter(([field]) => !BUILD_ONLY.includes(field));
  return `export default ${JSON.stringify(Object.fromEntries(lean))};\n`;
}
