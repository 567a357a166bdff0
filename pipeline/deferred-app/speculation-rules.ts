/**
 * What browsers prerender while the application sleeps: a page whose link the reader points at or presses. Files, such as
 * the Markdown of a page, have a dot in their names; terms of the glossary explain themselves where they stand.
 *
 * @param baseUrl of the site, with both slashes
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            {not: {href_matches: '/*.*'}},
            {not: {selector_matches: '[target], [download], .term'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
