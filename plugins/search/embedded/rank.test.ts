import {describe, expect, it} from 'vitest';
import type {SectionRecord} from '../records/record';
import {section} from '../testing/records';
import {AreaIndex} from './area-index';
import {buildIndex} from './build-index';
import {parseQuery} from './parsed-query';
import {rankSections, type Ranked} from './rank';

const rank = (query: string, records: readonly SectionRecord[]): Ranked[] =>
  rankSections(parseQuery(query), new AreaIndex(buildIndex(records).index));

/** The address of the best hit. */
const best = (query: string, records: readonly SectionRecord[]): string =>
  records[rank(query, records)[0]!.section]!.url;

/** A page of so many sections, of which the first ones say "wanted". */
const page = (route: string, sections: number, wanted: number): SectionRecord[] =>
  Array.from({length: sections}, (_, at) =>
    section(
      at === 0 ? route : `${route}#s${at}`,
      at === 0 ? 'Page' : `Page > Part ${at}`,
      at < wanted ? 'wanted' : 'other',
    ),
  );

describe('comes first', () => {
  it('a title that says the query word by word', () => {
    const records = [section('/a', 'Keys session'), section('/b', 'Session keys')];
    expect(best('session keys', records)).toBe('/b');
  });

  it('a page that counts more', () => {
    const records = [section('/a', 'Keys', '', {weight: 0.5}), section('/b', 'Keys')];
    expect(best('keys', records)).toBe('/b');
  });

  it('a page of which more is about the query', () => {
    expect(best('wanted', [...page('/a', 8, 2), ...page('/b', 2, 2)])).toBe('/b');
  });

  it('a page that says more about the query, where its part is the same', () => {
    // Each page counts as if it had three more sections.
    expect(best('wanted', [...page('/a', 2, 2), ...page('/b', 7, 4)])).toBe('/b');
  });
});

it('looks for one or two letters in titles and headings alone', () => {
  const records = [section('/a', 'Text', 'skies'), section('/b', 'Skies')];
  expect(rank('sk', records).map((hit) => hit.section)).toEqual([1]);
  expect(rank('ski', records)).toHaveLength(2);
});

it('marks all terms that match', () => {
  const [hit] = rank('encr', [section('/a', 'Title', 'Encrypt with encryption')]);
  expect([...hit!.terms()].sort()).toEqual(['encrypt', 'encryption']);
});

it('takes a section as named by any of the terms that match', () => {
  const score = (title: string) => rank('sign', [section('/a', title, 'signabc')])[0]!.score;
  expect(score('Signxyz')).toBeGreaterThan(score('Title'));
});
