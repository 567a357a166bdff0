import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {PageActions, PageSource} from './PageActions';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(`# ${address}`)));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: {items: Record<string, Promise<Blob>>}[]) => {
        const blob = await item!.items['text/plain']!;
        written.push(`${blob.type}: ${await blob.text()}`);
      },
    },
  });
  render(
    <article>
      <p>What the page says.</p>
      <PageSource value={{permalink: '/v3/a', editUrl: 'https://example.org/edit/a.mdx'}}>
        <PageActions />
      </PageSource>
    </article>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const copy = (): void => void fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
const more = (): HTMLElement => screen.getByRole('button', {name: 'More page actions'});

it('copies the Markdown of the page as plain text, and says so each time', async () => {
  vi.useFakeTimers();
  for (const times of [1, 2]) {
    copy();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', {name: 'Copied'})).toBeTruthy();
    expect(written).toEqual(Array<string>(times).fill('text/plain: # /v3/a.md'));
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1500));
  }
  expect(screen.getByRole('button', {name: 'Copy page'})).toBeTruthy();
});

it.each([
  ['without a clipboard', () => vi.stubGlobal('navigator', {})],
  [
    'whose Markdown is not there',
    () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404}))),
  ],
])('selects a page %s', async (_what, breakIt) => {
  breakIt();
  copy();
  expect(await screen.findByRole('button', {name: 'Selected'})).toBeTruthy();
  expect(getSelection()!.toString()).toContain('What the page says.');
  expect(screen.getByRole('status').textContent).toContain('C to copy it');
  expect(written).toEqual([]);
});

it('leads to the Markdown and to the source, until Escape closes the menu', () => {
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(more());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/v3/a.md',
    'https://example.org/edit/a.mdx',
  ]);
  fireEvent.keyDown(screen.getByText('View as Markdown'), {key: 'Escape'});
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(more());
});
