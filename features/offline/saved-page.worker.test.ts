import {expect, it} from 'vitest';
import {findSavedPage} from './saved-page.worker';

const SAVED = ['/', '/v2/whatIsLit', '/v3', '/v3/usecases', '/assets/js/main.a1b2.js'];

it.each([
  ['/V3/USECASES', '/v3/usecases'],
  ['/v3/usecases.html', '/v3/usecases'],
  ['/docs/intro', '/v2/whatIsLit'],
  ['/INDEX.html', '/'],
  ['/v3/nothing', undefined],
  ['/v3/%zz', undefined],
])('%s leads to %s, also below a base URL', (asked, found) => {
  expect(findSavedPage(asked, SAVED, '/')).toBe(found);
  const below = SAVED.map((path) => `/site${path}`.replace(/\/$/, ''));
  expect(findSavedPage(`/site${asked}`, below, '/site/')).toBe(found && `/site${found}`);
});
