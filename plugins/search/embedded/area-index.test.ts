import {expect, it} from 'vitest';
import {section} from '../testing/records';
import {AreaIndex} from './area-index';
import {buildIndex} from './build-index';

it('keeps what it found for the words of late, and not for all', () => {
  const index = new AreaIndex(buildIndex([section('/a', 'Title', 'text')]).index);
  const found = index.find({term: 'text'});
  expect(index.find({term: 'text'})).toBe(found);
  expect(index.find({term: 'text', prefix: true})).not.toBe(found);
  Array.from({length: 200}, (_, at) => index.find({term: `t${at}`}));
  expect(index.find({term: 'text'})).not.toBe(found);
  expect(index.find({term: 'text'})).toEqual(found);
});
