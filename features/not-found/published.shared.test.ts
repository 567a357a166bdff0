import {describe, expect, it, vi} from 'vitest';
import type {KnownRoute} from '@site/lib/any/find-route';
import {lookUp, suggestRoutes} from './published.shared';

vi.mock('@site/site/routes.json', () => ({
  default: [
    {path: '/v3/usecases', title: 'Use cases'},
    {path: '/v3/a-wallet', title: 'A'},
    {path: '/v3/b-wallet', title: 'B'},
    {path: '/v3/c-wallet', title: 'C'},
    {path: '/v3/d-wallet', title: 'D'},
  ],
}));
vi.mock('@site/site/redirects.json', () => ({default: [{from: '/old', to: '/v3/usecases'}]}));

describe('lookUp', () => {
  it('finds the page that is meant, and then suggests none', () => {
    expect(lookUp('/V3/UseCases')).toEqual({found: '/v3/usecases', suggestions: []});
    expect(lookUp('/old')).toEqual({found: '/v3/usecases', suggestions: []});
  });

  it('suggests at most three pages', () => {
    expect(lookUp('/wallet').suggestions.map(({title}) => title)).toEqual(['A', 'B', 'C']);
  });
});

const ROUTES: KnownRoute[] = [
  {path: '/v2/accessControl/intro', title: 'Introduction to Decentralized Access Control'},
  {path: '/v3/sdk/access-control/encryption', title: 'Encryption'},
  {path: '/v3/sdk/wallets/minting', title: 'Minting a PKP'},
  {path: '/blog', title: 'Blog'},
];

const suggest = (asked: string): string[] => suggestRoutes(asked, ROUTES).map(({path}) => path);

describe('suggestRoutes', () => {
  it('finds pages by the words of their address, in any notation', () => {
    const pages = ['/v2/accessControl/intro', '/v3/sdk/access-control/encryption'];
    expect(suggest('/access-control')).toEqual(pages);
    expect(suggest('/accessControl')).toEqual(pages);
    expect(suggest('/ACCESS_CONTROL.html')).toEqual(pages);
  });

  it('finds pages by the words of their title', () => {
    expect(suggest('/pkp')).toEqual(['/v3/sdk/wallets/minting']);
  });

  it('finds pages by the beginnings of words', () => {
    expect(suggest('/v3/sdk/encrypt')[0]).toBe('/v3/sdk/access-control/encryption');
  });

  it('puts first what shares most', () => {
    expect(suggest('/v3/encryption-sdk')[0]).toBe('/v3/sdk/access-control/encryption');
  });

  it('finds pages by words that are misspelt, of the docs version that is asked for first', () => {
    const twins = [
      ...ROUTES,
      {path: '/v3/', title: 'Overview'},
      {path: '/v2/encryption', title: 'Encryption'},
    ];
    const paths = (asked: string) => suggestRoutes(asked, twins).map(({path}) => path);
    const [v2, v3] = ['/v2/encryption', '/v3/sdk/access-control/encryption'];
    expect(paths('/v3/nope/encription')).toEqual([v3, v2]);
    expect(paths('/V2/encripton')[0]).toBe(v2);
    expect(paths('/mintting-a-pkp')).toEqual(['/v3/sdk/wallets/minting']);
    expect(paths('/v2/acess_control')[0]).toBe('/v2/accessControl/intro');
    expect(paths('/v3/encryp-tion')[0]).toBe(v3);
    expect(paths('/blot')).toEqual([]);
  });

  it('names nothing that shares no word', () => {
    expect(suggest('/nowhere')).toEqual([]);
    expect(suggest('/v3/nowhere')).toEqual([]);
    expect(suggest('/')).toEqual([]);
  });
});
