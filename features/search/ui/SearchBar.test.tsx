import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import SearchBar from './SearchBar';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@site/features/search/ui/SearchBoxProvider', () => ({useSearchBox: () => ({})}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('the button names the keys of %s', (userAgent, keys) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<SearchBar />);
  expect(screen.getByRole('button').textContent).toBe(`Search docs${keys}`);
});
