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

const issue = (): URL => new URL(screen.getByRole('link').getAttribute('href')!);

it('answers in place, offers an issue that names the page, and sends nothing itself', async () => {
  render(<Useful title="Encryption & more" url={URL_OF_PAGE} />);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'No'}));
  expect(await screen.findByText('Thank you. What did you look for?')).toBeTruthy();
  expect(issue().searchParams.get('title')).toBe('Not useful: Encryption & more');
  expect(issue().searchParams.get('body')).toContain(URL_OF_PAGE);
  expect(fetched).not.toHaveBeenCalled();
});

it('sends page and answer to an endpoint, and nothing before', async () => {
  fetched.mockResolvedValue(new Response());
  render(<Useful title="A" url={URL_OF_PAGE} endpoint={ENDPOINT} />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Yes'}));
  expect(await screen.findByText('Thank you. What helped you?')).toBeTruthy();
  expect(fetched.mock.lastCall![0]).toBe(ENDPOINT);
  expect(JSON.parse(fetched.mock.lastCall![1]!.body as string)).toEqual({
    page: URL_OF_PAGE,
    useful: true,
  });
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
});

it.each([
  ['refuses', () => Promise.resolve(new Response(null, {status: 500}))],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says so where the endpoint %s, and offers the issue', async (_what, answer) => {
  fetched.mockImplementation(answer);
  render(<Useful title="A" url={URL_OF_PAGE} endpoint={ENDPOINT} />);
  fireEvent.click(screen.getByRole('button', {name: 'Yes'}));
  expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  expect(issue().searchParams.get('title')).toBe('Useful: A');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
});
