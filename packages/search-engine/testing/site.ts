import {AREAS} from '../../../site/versions';
import {indexFileOf} from '../build-index';
import {createEngine, type Fetch} from '../engine';
import type {SectionRecord} from '../sections';

export const FOLDER = 'https://docs.example/search-index';

/** A section for tests, in the area that its address names. @param place `Title > Heading > Heading` */
export function section(
  url: string,
  place: string,
  text = '',
  rest: Partial<SectionRecord> = {},
): SectionRecord {
  return {
    url,
    area: AREAS.find((area) => url.startsWith(`/${area}/`)) ?? 'v3',
    tag: 'docs-default-current',
    language: 'en',
    hierarchy: place.split(' > '),
    text,
    identifiers: [],
    keywords: '',
    weight: 1,
    ...rest,
  };
}

/** Sections, one a line: `address | Title > Heading | text`, with " / " between the lines of a text. */
export const sections = (table: string): SectionRecord[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([url = '', place = '', text = '']) => section(url, place, text.replaceAll(' / ', '\n')));

/** Index files by address; tests may replace them. */
export function indexFiles(records: readonly SectionRecord[]): Map<string, string> {
  const areas = [...new Set(records.map(({area}) => area))];
  return new Map(
    areas.map((area) => [
      `${FOLDER}/${area}.json`,
      indexFileOf(records.filter((record) => record.area === area)),
    ]),
  );
}

/** A `fetch` that answers from files. */
export const fetchFrom =
  (files: ReadonlyMap<string, string>): Fetch =>
  async (url) => {
    const content = files.get(url);
    return new Response(content ?? null, {status: content === undefined ? 404 : 200});
  };

/** The search of these sections. */
export const searchOf = (records: readonly SectionRecord[]): ReturnType<typeof createEngine> =>
  createEngine(FOLDER, fetchFrom(indexFiles(records)));
