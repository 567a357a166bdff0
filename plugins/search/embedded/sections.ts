import {usualAnchor, type WireIndex} from './wire';

/** A section as hits show it. */
export interface Section {
  /** Number of its page; sections of a page follow each other. */
  readonly page: number;
  readonly url: string;
  /** The page's title, then the headings that lead to the section. */
  readonly hierarchy: readonly string[];
}

/** The sections of an area, as its file names them page by page. */
export function readSections(pages: WireIndex['pages']): Section[] {
  const sections: Section[] = [];
  pages.forEach(([route, title, entries], page) => {
    const path: string[] = [title];
    for (const [depth, heading, anchor] of entries) {
      path.splice(Math.max(depth, 1));
      if (depth > 0) {
        path.push(heading!);
      }
      const url = depth === 0 ? route : `${route}#${anchor ?? usualAnchor(heading!)}`;
      sections.push({page, url, hierarchy: [...path]});
    }
  });
  return sections;
}
