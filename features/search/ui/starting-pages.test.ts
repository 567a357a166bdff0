import {expect, it} from 'vitest';
import routes from '../../../site/routes.json';
import {SCOPES} from './areas.shared';
import {startingPages} from './starting-pages.shared';

const known = new Set(routes.map(({path}) => path));

it.each(SCOPES)('readers of %s start on pages that there are', (scope) => {
  const pages = startingPages(scope);
  expect(pages).not.toHaveLength(0);
  expect(pages.filter(({path}) => !known.has(path))).toEqual([]);
});

it('readers of all areas are offered each of them', () => {
  expect(startingPages('all').map(({area}) => area)).toEqual(SCOPES.slice(1));
});
