import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Useful} from './Useful';

const URL_OF_PAGE = 'https://docs.example.org/v3/a';
const ENDPOINT = 'https://answers.example.org/docs';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('leads to an issue that names the page, and sends nothing itself', () => {
  render(<Useful title="Encryption & more" url={URL_OF_PAGE} />);
  const issues = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href')!));
  expect(issues.map(({searchParams}) => searchParams.get('title'))).toEqual([
    'Useful: Encryption & more',
    'Not useful: Encryption & more',
  ]);
  expect(issues[1]!.searchParams.get('body')).toContain(URL_OF_PAGE);
  expect(fetched).not.toHaveBeenCalled();
});

it('sends page and answer to an endpoint, and nothing before', async () => {
  fetched.mockResolvedValue(new Response());
  render(<Useful title="A" url={URL_OF_PAGE} endpoint={ENDPOINT} />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'No'}));
  expect(await screen.findByText('Thank you for the answer.')).toBeTruthy();
  expect(fetched.mock.lastCall![0]).toBe(ENDPOINT);
  expect(JSON.parse(fetched.mock.lastCall![1]!.body as string)).toEqual({
    page: URL_OF_PAGE,
    useful: false,
  });
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
});

it.each([
  ['refuses', () => Promise.resolve(new Response(null, {status: 500}))],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('offers the issue where the endpoint %s', async (_what, answer) => {
  fetched.mockImplementation(answer);
  render(<Useful title="A" url={URL_OF_PAGE} endpoint={ENDPOINT} />);
  fireEvent.click(screen.getByRole('button', {name: 'Yes'}));
  expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
});
