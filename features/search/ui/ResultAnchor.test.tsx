import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {moveThroughResults} from './ResultAnchor';

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

afterEach(cleanup);

describe('with results', () => {
  beforeEach(() => {
    render(<Box links={['one', 'two', 'three']} />);
    screen.getByRole('textbox').focus();
  });

  it('arrow down leads through them and back to the input', () => {
    expect(press('ArrowDown')).toBe('one');
    expect(press('ArrowDown', 'ArrowDown')).toBe('three');
    expect(press('ArrowDown')).toBe('INPUT');
  });

  it('arrow up leads through them the other way round', () => {
    expect(press('ArrowUp')).toBe('three');
    expect(press('ArrowUp', 'ArrowUp')).toBe('one');
    expect(press('ArrowUp')).toBe('INPUT');
  });

  it('Home and End lead to the first and last, and belong to the text in the input', () => {
    expect(press('ArrowDown', 'End')).toBe('three');
    expect(press('Home')).toBe('one');
    expect(press('ArrowUp', 'End')).toBe('INPUT');
  });

  it('typing goes on in the input', () => {
    expect(press('ArrowDown', 'x')).toBe('INPUT');
    expect(press('ArrowDown', 'Backspace')).toBe('INPUT');
  });

  it('keys that mean something else are left alone', () => {
    expect(press('ArrowDown', ' ')).toBe('one');
    expect(press({key: 'c', ctrlKey: true})).toBe('one');
    expect(press({key: 'ArrowDown', altKey: true})).toBe('one');
    screen.getByRole('radio').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('radio'));
  });
});

it('without results arrows stay in the input', () => {
  render(<Box links={[]} />);
  screen.getByRole('textbox').focus();
  expect(press('ArrowDown')).toBe('INPUT');
  expect(press('ArrowUp')).toBe('INPUT');
});
