import {describe, expect, it} from 'vitest';
import {section} from '../testing/records';
import {AreaIndex} from './area-index';
import {buildIndex} from './build-index';
import {parseQuery} from './parsed-query';
import {planOf} from './query';
import {rankSections} from './rank';

/** Whether a query finds a section with this text. */
function finds(query: string, text: string): boolean {
  const {index} = buildIndex([section('/page', 'Title', text)]);
  return rankSections(parseQuery(query), new AreaIndex(index)).length > 0;
}

describe('a word is found', () => {
  it.each([
    ['as it is', 'chain', 'chain', true],
    ['not by another', 'chain', 'block', false],
    ['as a beginning while it is typed', 'ch', 'chain', false],
    ['as a beginning of three letters', 'cha', 'chain', true],
    ['as a beginning that was left', 'cha zzz', 'chain', true],
    ['not as a beginning of two letters that was left', 'ti zzz', 'of a Title', false],
    ['with two letters swapped', 'sesison', 'session', true],
    ['with one wrong letter', 'sessoon', 'session', true],
    ['not with two wrong letters of seven', 'sassoon', 'session', false],
    ['with two wrong letters of ten', 'sygnatires', 'signature signatures', true],
    ['not with three wrong letters', 'sygnotires', 'signatures', false],
    ['not with a wrong letter of three', 'sgx', 'sgn', false],
    ['without the space before the next one', 'sessionkey', 'key of a session', true],
    ['with spaces in a name', 'xy abc', 'xyabc', true],
    ['with four spaces in a name', 'ab cd ef gh ij', 'abcdefghij', true],
    ['not with more', 'ab cd ef gh ij kl', 'abcdefghijkl', false],
    ['not with spaces in a name of four letters', 'ab cd', 'abcd', false],
  ])('%s: %s', (_how, query, text, expected) => {
    expect(finds(query, text)).toBe(expected);
  });
});

it('goes on with the last word only while nothing is typed behind it', () => {
  const {index} = buildIndex([section('/sign', 'A', 'sign'), section('/signet', 'B', 'signet')]);
  const found = (query: string) => rankSections(parseQuery(query), new AreaIndex(index)).length;
  expect(found('sign')).toBe(2);
  expect(found('sign ')).toBe(1);
});

it('looks for words that say nothing when there are no others', () => {
  const {index} = buildIndex([section('/us', 'About us'), section('/them', 'Other')]);
  expect(rankSections(parseQuery('about us'), new AreaIndex(index))).toHaveLength(1);
});

it('looks for the rarest words of many, and not for those that nothing holds', () => {
  const common = Array.from({length: 10}, (_, at) => `common${at}`);
  const {index} = buildIndex([
    section('/a', 'A', common.join(' ')),
    section('/b', 'B', `${common.join(' ')} rare`),
  ]);
  const query = `${common.join(' ')} unknown1 unknown2 rare`;
  const {needs} = planOf(parseQuery(query), new AreaIndex(index));
  expect(needs).toEqual([...common.slice(0, 9), 'rare']);
});

it('reads the beginning of a long paste', () => {
  expect(parseQuery('word '.repeat(1000)).atoms).toHaveLength(120);
});
