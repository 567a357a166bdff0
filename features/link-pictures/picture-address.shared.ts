/**
 * Path of a page's picture below the site's root: `img/pages/v3/usecases.png` for `/v3/usecases`,
 * `img/pages/v3/index.png` for `/v3/`.
 *
 * @param ownPath path of the page below the base URL, starting with a slash
 */
export const pictureOf = (ownPath: string): string =>
  `img/pages${ownPath.endsWith('/') ? `${ownPath}index` : ownPath}.png`;
