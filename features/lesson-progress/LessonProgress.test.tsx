import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {LessonDone, LessonList} from './LessonProgress';

const KEY = 'lessons-done';

afterEach(() => {
  fireEvent.click(screen.getByRole('button', {name: 'Reset progress'}));
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function open(): void {
  render(
    <>
      <LessonDone lesson="acc" />
      <LessonList />
    </>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const states = () => screen.getAllByRole('status').map(({textContent}) => textContent);
const doneLessons = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Done'))
    .map((item) => within(item).getByRole('link').getAttribute('href'));

it('marks a lesson everywhere on the page, and in the browser', () => {
  open();
  expect(states()).toEqual(['', '0 of 4 lessons done']);
  press('Mark as done');
  expect(states()).toEqual(['Done: 1 of 4 lessons.', '1 of 4 lessons done']);
  // A quarter of six shares.
  expect(
    document.querySelectorAll('output svg')[0]!.querySelectorAll('[stroke-dasharray]'),
  ).toHaveLength(4);
  expect(doneLessons()).toEqual(['/learningLab/intro-to-lit/acc']);
  expect(localStorage.getItem(KEY)).toBe('acc');
  press('Mark as not done');
  expect(doneLessons()).toEqual([]);
});

it('remembers, ignores what it does not know, and forgets when asked', () => {
  localStorage.setItem(KEY, 'prog-signing acc nonsense acc');
  open();
  expect(states()[1]).toBe('2 of 4 lessons done');
  press('Reset progress');
  expect(states()).toEqual(['', '0 of 4 lessons done']);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows another tab', () => {
  open();
  act(() => {
    localStorage.setItem(KEY, 'intro');
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
  });
  expect(doneLessons()).toEqual(['/learningLab/intro-to-lit/intro']);
});

it('renders the neutral state on the server', () => {
  localStorage.setItem(KEY, 'acc');
  expect(renderToString(<LessonDone lesson="acc" />)).toContain('Mark as done');
  open();
});
