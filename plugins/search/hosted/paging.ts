/** The service gives hits by page, all of the same size. */
interface Page {
  /** Number of the page, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** How many of the page's hits come before those that are wanted. */
  readonly skip: number;
}

/** The smallest page that holds `limit` hits from `offset` on. */
export function pageOf(offset: number, limit: number): Page {
  let hitsPerPage = Math.max(limit, 1);
  while ((offset % hitsPerPage) + limit > hitsPerPage) {
    hitsPerPage += 1;
  }
  return {page: Math.floor(offset / hitsPerPage), hitsPerPage, skip: offset % hitsPerPage};
}
