import path from 'node:path';
import {expect, it} from 'vitest';
import {placeOf} from './place';

it.each([
  [path.resolve('docs/page.mdx'), 12, 'docs/page.mdx:12'],
  [path.resolve('docs/page.mdx'), undefined, 'docs/page.mdx'],
  [undefined, undefined, 'unknown page'],
])('names %s with line %s as %s', (file, line, place) => {
  expect(placeOf(file, line)).toBe(place);
});
