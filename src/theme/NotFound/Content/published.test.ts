import {describe, expect, it, vi} from 'vitest';
import {lookUp} from './published';

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
