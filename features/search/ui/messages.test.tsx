import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {issueLink, NoResults} from './messages';

vi.mock('../../key-shares/ShareRing', () => ({ShareRing: () => null}));
vi.mock('./BeforeTyping', () => ({StartHere: () => null}));

afterEach(cleanup);

it.each([
  ['v2', 'in v2.x.x', ['Search all areas']],
  ['all', 'in all areas', []],
] as const)('no results (%s) are told, and lead to all areas', (scope, place, buttons) => {
  const onSearchAll = vi.fn();
  const answer = {query: 'zebra', scope, hits: [], total: 0, counts: {}};
  const {container} = render(<NoResults answer={answer} onSearchAll={onSearchAll} />);
  expect(container.textContent).toMatch(`No results for "zebra" ${place}`);
  expect(container.textContent).toMatch('Believe this query should return results? Let us know.');
  const shown = screen.queryAllByRole('button');
  expect(shown.map(({textContent}) => textContent)).toEqual(buttons);
  shown.forEach((button) => button.click());
  expect(onSearchAll).toHaveBeenCalledTimes(buttons.length);
});

it('an issue names query and area, at an address that servers accept', () => {
  const link = new URL(issueLink('a & "b"', 'v2'));
  expect(link.origin + link.pathname).toBe('https://github.com/LIT-Protocol/js-sdk/issues/new');
  expect(link.searchParams.get('title')).toBe('Docs: no results for "a & "b""');
  expect(link.searchParams.get('body')).toContain('(v2.x.x) for:\n\n    a & "b"\n');
  expect(issueLink('🔑'.repeat(256), 'all').length).toBeLessThan(8000);
});
