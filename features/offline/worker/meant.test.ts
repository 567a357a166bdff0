import {expect, it} from 'vitest';
import {meantPage} from './meant';

const SAVED = ['/', '/v2/whatIsLit', '/v3', '/v3/usecases', '/assets/js/main.a1b2.js'];

it.each([
  ['letter case', '/V3/USECASES', '/v3/usecases'],
  ['.html', '/v3/usecases.html', '/v3/usecases'],
  ['an earlier root', '/docs/v3/usecases', '/v3/usecases'],
  ['an old address', '/docs/intro', '/v2/whatIsLit'],
  ['the home page', '/INDEX.html', '/'],
  ['nothing for an unknown page', '/v3/nothing', undefined],
  ['nothing for a broken escape', '/v3/%zz', undefined],
])('finds %s', (_what, asked, found) => {
  expect(meantPage(asked, SAVED, '/')).toBe(found);
  const below = SAVED.map((path) => `/site${path}`.replace(/\/$/, ''));
  expect(meantPage(`/site${asked}`, below, '/site/')).toBe(found && `/site${found}`);
});
