import {expect, it} from 'vitest';
import {packIndex, unpackIndex} from './pack';
import {emptyIndex} from './section-index';

const SECTIONS = [
  {url: '/a', hierarchy: ['A'], weight: 1, title: 'A', text: 'one two two'},
  {url: '/a#x', hierarchy: ['A', 'X'], weight: 1, heading: 'X', text: 'two'},
  {url: '/a#y', hierarchy: ['A', 'X', 'Y'], weight: 1, heading: 'Y', text: 'three'},
  {url: '/a#z', hierarchy: ['A', 'Y'], weight: 1, heading: 'Y', text: 'two'},
  {url: '/a#y-2', hierarchy: ['A', 'Y'], weight: 1, heading: 'Y', text: ''},
  {url: '/b', hierarchy: ['A'], weight: 0.7, title: 'A', text: 'two'},
  {url: '/b#x', hierarchy: ['A', 'X'], weight: 0.7, heading: 'X', text: 'two'},
];

it('says the same in less', () => {
  const index = emptyIndex();
  const none = {title: '', slug: '', about: '', keywords: '', heading: '', code: ''};
  SECTIONS.forEach((section, id) => index.add({...none, ...section, id}));
  const plain = index.toJSON();
  const packed = JSON.stringify(packIndex(plain));
  expect(unpackIndex(JSON.parse(packed) as ReturnType<typeof packIndex>)).toEqual(plain);
  expect(packed.length).toBeLessThan(JSON.stringify(plain).length);
});

it('packs an index without sections', () => {
  const plain = emptyIndex().toJSON();
  expect(unpackIndex(packIndex(plain))).toEqual(plain);
});
