import type {Area} from '../../../plugins/search/types';
import {isArea} from './areas';

/** A result that a reader opened or keeps. */
export interface RememberedPage {
  /** Address within the site, base URL included. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section. */
  readonly titles: readonly string[];
}

function isRememberedPage(value: unknown): value is RememberedPage {
  const {url, area, titles} = (value ?? {}) as Partial<Record<keyof RememberedPage, unknown>>;
  return (
    // Only places of this site, whatever was put into the storage.
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    isArea(area) &&
    Array.isArray(titles) &&
    titles.length > 0 &&
    titles.every((title) => typeof title === 'string')
  );
}

/** Reads a stored list; what is not as expected is left out. */
export function parsePages(stored: string | null): readonly RememberedPage[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isRememberedPage) : [];
  } catch {
    return [];
  }
}

/** The list without a page. */
export function withoutPage(
  pages: readonly RememberedPage[],
  url: string,
): readonly RememberedPage[] {
  return pages.filter((page) => page.url !== url);
}

/** The list with a page at its head, and the oldest left out when it is full. */
export function withPage(
  pages: readonly RememberedPage[],
  page: RememberedPage,
  most: number,
): readonly RememberedPage[] {
  return [page, ...withoutPage(pages, page.url)].slice(0, most);
}
