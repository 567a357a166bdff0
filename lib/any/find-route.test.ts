import {describe, expect, it} from 'vitest';
import redirects from '../../site/redirects.json';
import {findRoute, type KnownRoute, type Redirect} from './find-route';

const ROUTES: KnownRoute[] = [
  '/',
  '/blog',
  '/v2/',
  '/v2/whatIsLit',
  '/v2/LitActions/helloWorld',
  '/v2/accessControl/intro',
  '/v2/accessControl/EVM/basicExamples',
  '/v3/',
  '/v3/sdk/access-control/intro',
  '/Ecosystem/lit-grants',
].map((path) => ({path, title: path}));

const REDIRECTS: Redirect[] = [
  {from: '/old-name', to: '/v2/whatIsLit'},
  {from: '/unwritten', to: '/v2/unwritten'},
  {from: '/Conditions/*', to: '/v2/accessControl/*'},
  {from: '/Conditions/*', to: '/v2/accessControl/intro'},
  {from: '/Guides/Hello/*', to: '/v2/LitActions/helloWorld'},
];

const find = (asked: string): string | undefined => findRoute(asked, ROUTES, REDIRECTS);

describe('findRoute', () => {
  it.each([
    ['letter case', '/ecosystem/LIT-GRANTS', '/Ecosystem/lit-grants'],
    ['letter case in a folder', '/v2/litactions/helloworld', '/v2/LitActions/helloWorld'],
    ['hyphens for humps', '/v2/lit-actions/hello-world', '/v2/LitActions/helloWorld'],
    ['humps for hyphens', '/v3/sdk/accessControl/intro', '/v3/sdk/access-control/intro'],
    ['underscores', '/v2/what_is_lit', '/v2/whatIsLit'],
    ['.html', '/v2/whatIsLit.html', '/v2/whatIsLit'],
    ['.htm', '/v2/whatIsLit.htm', '/v2/whatIsLit'],
    ['/index.html', '/v2/whatIsLit/index.html', '/v2/whatIsLit'],
    ['/index', '/v3/index', '/v3/'],
    ['a slash at the end', '/blog/', '/blog'],
    ['no slash at the end', '/v3', '/v3/'],
    ['double slashes', '//v2//whatIsLit//', '/v2/whatIsLit'],
    ['backslashes', '/\\v2\\whatIsLit', '/v2/whatIsLit'],
    ['escaped slashes', '/v2%2FwhatIsLit', '/v2/whatIsLit'],
    ['a blank at the end', '/v2/whatIsLit%20', '/v2/whatIsLit'],
    ['.HTML', '/v2/whatIsLit.HTML', '/v2/whatIsLit'],
    ['the root of v2 left out', '/accessControl/intro', '/v2/accessControl/intro'],
    ['/docs before the route', '/docs/v3/sdk/access-control/intro', '/v3/sdk/access-control/intro'],
    [
      '/docs for the root of v2',
      '/docs/accessControl/EVM/basicExamples',
      '/v2/accessControl/EVM/basicExamples',
    ],
    ['double slashes before /docs', '//docs//whatIsLit', '/v2/whatIsLit'],
    ['/docs alone', '/docs/', '/'],
    ['an old address', '/old-name', '/v2/whatIsLit'],
    ['an old address in another form', '/Old_Name.html', '/v2/whatIsLit'],
    ['an old address below /docs', '/docs/oldName', '/v2/whatIsLit'],
    [
      'a splat that keeps the rest',
      '/conditions/evm/basic-examples',
      '/v2/accessControl/EVM/basicExamples',
    ],
    ['a splat whose rest leads nowhere', '/Conditions/unheard/of', '/v2/accessControl/intro'],
    ['a splat without a rest', '/Conditions', '/v2/accessControl/intro'],
    ['a splat to one page', '/Guides/Hello/a/b', '/v2/LitActions/helloWorld'],
  ])('understands %s', (_what, asked, route) => {
    expect(find(asked)).toBe(route);
  });

  it.each([
    ['an unknown page', '/v2/nothing'],
    ['a longer name', '/blogs'],
    ['a name that only begins like a splat', '/ConditionsOf/x'],
    ['an old address of a page to come', '/unwritten'],
    ['a broken escape', '/v2/%E0%A4%A'],
    ['/docs as the beginning of a name', '/docset/v2/whatIsLit'],
  ])('does not guess at %s', (_what, asked) => {
    expect(find(asked)).toBeUndefined();
  });

  it('prefers a page to an old address', () => {
    expect(findRoute('/blog', ROUTES, [{from: '/blog', to: '/v2/'}])).toBe('/blog');
  });
});

// That each row leads to a page, and hides none, is said by npm run check:page.
it('site/redirects.json has no row that an earlier row makes useless', () => {
  const useless = redirects.filter(({from, to}, index) =>
    redirects
      .slice(0, index)
      .some((earlier) =>
        earlier.from.endsWith('/*') && !earlier.to.endsWith('/*')
          ? `${from}/`.startsWith(earlier.from.slice(0, -1))
          : earlier.from === from && earlier.to.endsWith('/*') === to.endsWith('/*'),
      ),
  );
  expect(useless).toEqual([]);
});
