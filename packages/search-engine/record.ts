import type {Area} from '../../site/versions';

/** Between the cells of a table's row in a section's text. */
export const CELL_GAP = ' · ';

/** A section of a page: what search finds, in either back end. */
export interface SectionRecord {
  /** Address with base URL and anchor; unique in the site. */
  readonly url: string;
  readonly area: Area;
  /** Docusaurus' name for the docs version or area, by which contextual search filters. */
  readonly tag: string;
  readonly language: string;
  /** The page's title, then the headings that lead to the section. */
  readonly hierarchy: readonly string[];
  /** What the section says, code blocks left out. */
  readonly text: string;
  /** Names of the API that its code blocks use, each once. */
  readonly identifiers: readonly string[];
  /** What else readers call the matter of the page, in the record that stands for the page; otherwise empty. */
  readonly keywords: string;
  /** How much the page counts when hits are ranked; 1 is usual. */
  readonly weight: number;
}
