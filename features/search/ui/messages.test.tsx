import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {issueLink, NoResults} from './messages';

vi.mock('../../key-shares/ShareRing', () => ({ShareRing: () => null}));

afterEach(cleanup);

it.each([
  ['v2', 'in v2.x.x', ['Search all areas', 'encryption', 'session signatures', 'wallet']],
  ['all', 'in all areas', ['encryption', 'session signatures', 'wallet']],
] as const)(
  'no results (%s) are told, with other searches of all areas',
  (scope, place, others) => {
    const onSearch = vi.fn();
    const answer = {query: 'zebra', scope, hits: [], total: 0, counts: {}};
    const {container} = render(<NoResults answer={answer} onSearch={onSearch} />);
    expect(container.textContent).toMatch(`No results for "zebra" ${place}`);
    expect(container.textContent).toMatch('Try searching for');
    expect(container.textContent).toMatch('Believe this query should return results? Let us know.');
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({textContent}) => textContent)).toEqual(others);
    buttons.forEach((button) => button.click());
    const searches = others.map((other) => (other === 'Search all areas' ? 'zebra' : other));
    expect(onSearch.mock.calls.flat()).toEqual(searches);
  },
);

it('an issue names query and area, at an address that servers accept', () => {
  const link = new URL(issueLink('a & "b"', 'v2'));
  expect(link.origin + link.pathname).toBe('https://github.com/LIT-Protocol/js-sdk/issues/new');
  expect(link.searchParams.get('title')).toBe('Docs: no results for "a & "b""');
  expect(link.searchParams.get('body')).toContain('(v2.x.x) for:\n\n    a & "b"\n');
  expect(issueLink('🔑'.repeat(256), 'all').length).toBeLessThan(8000);
});
