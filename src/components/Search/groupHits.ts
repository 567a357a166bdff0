import type {SearchHit} from '../../../plugins/search/types';

/** The hits of one page. */
export interface HitGroup {
  /** The page's address, without an anchor. */
  readonly url: string;
  /** The page itself, where it is a hit. */
  readonly page?: SearchHit;
  /** Its sections, best first. */
  readonly sections: readonly SearchHit[];
}

const pageOf = ({url}: SearchHit): string => url.split('#', 1)[0]!;

/**
 * Puts hits of the same page together; pages stand in the order of their best hit.
 *
 * @param hits best first
 * @param mostPerPage how many hits of one page to keep
 */
export function groupHits(hits: readonly SearchHit[], mostPerPage = Infinity): HitGroup[] {
  const byPage = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const url = pageOf(hit);
    byPage.set(url, [...(byPage.get(url) ?? []), hit]);
  }
  return Array.from(byPage, ([url, ofPage]) => {
    const kept = ofPage.slice(0, mostPerPage);
    const page = kept.find((hit) => hit.url === url);
    return {url, page, sections: kept.filter((hit) => hit !== page)};
  });
}
