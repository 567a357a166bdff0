/**
 * The address of a page's Markdown: `/v3/usecases.md` for `/v3/usecases`, `/v3/index.md` for `/v3/`.
 *
 * @param route path of the page, with the base URL
 */
export const twinAddress = (route: string): string =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;
