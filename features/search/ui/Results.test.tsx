import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchHit} from '../../../packages/search-engine/types';
import {groupHits, moveThroughResults, ResultList} from './Results';

const hit = (url: string): SearchHit => ({
  id: url,
  url,
  area: 'v3',
  hierarchy: [[{text: url, marked: false}]],
  snippet: [],
});

const prefetch = vi.fn();
vi.stubGlobal('docusaurus', {prefetch});
afterEach(cleanup);

it('the page of a result is prefetched when a reader turns to it', () => {
  render(<ResultList hits={[hit('/v3/0'), hit('/v3/1')]} isPending={false} />, {
    wrapper: MemoryRouter,
  });
  expect(prefetch).not.toHaveBeenCalled();
  screen.getAllByRole('link')[1]!.focus();
  expect(prefetch.mock.calls).toEqual([['/v3/1']]);
});

it.each([
  ['pages in the order of their best hit', ['/b#1', '/a', '/b#2'], 9, [['/b#1', '/b#2'], ['/a']]],
  ['a page before its sections', ['/a#2', '/a', '/a#1'], 9, [['/a', '/a#2', '/a#1']]],
  ['the best of a page', ['/a#1', '/a#2', '/a#3', '/b'], 2, [['/a#1', '/a#2'], ['/b']]],
  ['nothing', [], 9, []],
])('hits are grouped: %s', (_what, urls, most, groups) => {
  const grouped = groupHits(urls.map(hit), most);
  expect(grouped.map((ofPage) => ofPage.map(({url}) => url))).toEqual(groups);
});

describe('the keys', () => {
  function Box({links}: {links: readonly string[]}): ReactNode {
    const input = useRef<HTMLInputElement>(null);
    return (
      <div role="presentation" onKeyDown={(event) => moveThroughResults(event, input.current!)}>
        <input ref={input} />
        <input type="radio" />
        {links.map((link) => (
          <a key={link} href={`/${link}`} data-result="">
            {link}
          </a>
        ))}
      </div>
    );
  }

  /** Presses keys one after another where the focus is; says where it is then. */
  function press(...keys: (string | KeyboardEventInit)[]): string {
    for (const key of keys) {
      fireEvent.keyDown(document.activeElement!, typeof key === 'string' ? {key} : key);
    }
    const {tagName, textContent} = document.activeElement!;
    return textContent || tagName;
  }

  const open = (...links: string[]) => {
    render(<Box links={links} />);
    screen.getByRole('textbox').focus();
  };

  describe('with results', () => {
    beforeEach(() => open('one', 'two', 'three'));

    it.each<[where: string, ...keys: (string | KeyboardEventInit)[]]>([
      ['one', 'ArrowDown'],
      ['three', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
      ['INPUT', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
      ['three', 'ArrowUp'],
      ['INPUT', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
      ['three', 'ArrowDown', 'End'],
      ['one', 'ArrowUp', 'Home'],
      // They belong to the text in the input.
      ['INPUT', 'End'],
      // Typing goes on in the input.
      ['INPUT', 'ArrowDown', 'x'],
      ['INPUT', 'ArrowDown', 'Backspace'],
      // These mean something else.
      ['one', 'ArrowDown', ' '],
      ['one', 'ArrowDown', {key: 'c', ctrlKey: true}],
      ['one', 'ArrowDown', {key: 'ArrowDown', altKey: true}],
    ])('lead to %s: %j %j', (where, ...keys) => {
      expect(press(...keys)).toBe(where);
    });

    it('are left alone elsewhere', () => {
      const radio = screen.getByRole('radio');
      radio.focus();
      press('ArrowDown');
      expect(document.activeElement).toBe(radio);
    });
  });

  it.each(['ArrowDown', 'ArrowUp'])('stay in the input without results: %s', (key) => {
    open();
    expect(press(key)).toBe('INPUT');
  });
});
