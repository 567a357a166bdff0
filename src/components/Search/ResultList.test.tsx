import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchHit} from '../../../plugins/search/types';
import {ResultList} from './ResultList';

vi.mock('@docusaurus/router', () => ({useHistory: () => ({location: {}})}));

const hitsOf = (name: string, count: number): SearchHit[] =>
  Array.from({length: count}, (_, index) => ({
    id: `${name}${index}`,
    url: `/v3/${name}${index}`,
    area: 'v3',
    hierarchy: [[{text: `${name}${index}`, marked: false}]],
    snippet: [],
  }));

const titles = () => screen.getAllByRole('link').map((link) => link.textContent.split(',')[0]);
const isBusy = () => screen.getByRole('list', {name: 'Results'}).getAttribute('aria-busy');

/** Lets the frames that were asked for come. */
const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a list of results', () => {
  it('grows by some pages in each frame', () => {
    render(<ResultList hits={hitsOf('a', 4)} />);
    expect(titles()).toEqual(['a0', 'a1']);
    expect(isBusy()).toBe('true');
    nextFrame();
    expect(titles()).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(isBusy()).toBe('false');
  });

  it('takes the place of an earlier one from the top down, with no gap', () => {
    const {rerender} = render(<ResultList hits={hitsOf('a', 4)} />);
    nextFrame();
    rerender(<ResultList hits={hitsOf('b', 3)} />);
    expect(titles()).toEqual(['b0', 'b1', 'a2', 'a3']);
    rerender(<ResultList hits={hitsOf('c', 3)} />);
    expect(titles()).toEqual(['c0', 'c1', 'a2', 'a3']);
    nextFrame();
    expect(titles()).toEqual(['c0', 'c1', 'c2']);
    expect(isBusy()).toBe('false');
  });

  it('marks its first result, unless it goes on where another one ends', () => {
    const {rerender} = render(<ResultList hits={hitsOf('a', 2)} />);
    expect(screen.getAllByRole('link').map(({dataset}) => dataset.first)).toEqual([
      'true',
      undefined,
    ]);
    rerender(<ResultList hits={hitsOf('a', 2)} isContinued />);
    expect(document.querySelector('[data-first]')).toBeNull();
  });
});
