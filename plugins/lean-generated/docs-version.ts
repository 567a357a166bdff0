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
