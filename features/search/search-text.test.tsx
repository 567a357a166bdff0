import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchText} from './search-text.client';

/** The text as a document has it that is loaded now. */
async function load(): Promise<SearchText> {
  vi.resetModules();
  delete window.searchText;
  const {searchText} = await import('./search-text.client');
  return searchText();
}

/** Presses keys on the page. @returns how many of them the page hears of */
const press = (...keys: (string | KeyboardEventInit)[]): number =>
  keys.filter((key) => {
    const init = {bubbles: true, cancelable: true, ...(typeof key === 'string' ? {key} : key)};
    return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
  }).length;

const SHORTCUT = {key: 'k', ctrlKey: true};

const listen = vi.spyOn(window, 'addEventListener');

let text: SearchText;
beforeEach(async () => {
  document.body.innerHTML = '';
  text = await load();
});
afterEach(() => {
  listen.mock.calls.forEach((call) => window.removeEventListener(...call));
  listen.mockClear();
});

it.each<[value: string | undefined, heard: number, keys: (string | KeyboardEventInit)[]]>([
  [undefined, 3, ['e', 'Escape', ' ']],
  ['en/c', 0, [SHORTCUT, 'e', 'n', '/', 'x', 'Backspace', 'c']],
  ['enc', 0, ['/', 'e', 'n', 'c']],
  ['', 0, [{key: 'K', metaKey: true}]],
  // Not letters of the text.
  ['e', 3, ['/', 'e', 'Enter', {key: 'c', ctrlKey: true}, {key: 'Dead', isComposing: true}]],
  [undefined, 0, ['/', 'e', 'Escape']],
  [undefined, 0, ['/', 'e', SHORTCUT]],
  // Held down.
  ['', 0, [SHORTCUT, {...SHORTCUT, repeat: true}]],
  // Shortcuts of others.
  [undefined, 2, ['k', {...SHORTCUT, shiftKey: true}]],
  [
    undefined,
    2,
    [
      {key: '/', ctrlKey: true},
      {key: '/', altKey: true},
    ],
  ],
])('is %j, and %i keys are left to the page, after %j', (value, heard, keys) => {
  expect(press(...keys)).toBe(heard);
  expect(text.value).toBe(value);
});

it.each(['<input>', '<select></select>', '<textarea></textarea>'])(
  'leaves "/" to %s, and not the other shortcut',
  (field) => {
    document.body.innerHTML = field;
    (document.body.firstElementChild as HTMLElement).focus();
    expect(press('/')).toBe(1);
    expect(text.value).toBeUndefined();
    expect(press(SHORTCUT)).toBe(0);
    expect(text.value).toBe('');
  },
);

it('leaves keys to the input of the open box, but what closes it, and takes the focus back there', () => {
  document.body.innerHTML = '<dialog open><input type="search"></dialog>';
  text.set('enc');
  expect(press('/')).toBe(0);
  expect(document.activeElement!.tagName).toBe('INPUT');
  expect(press('/', 'r', 'Backspace', 'Enter')).toBe(4);
  expect(text.value).toBe('enc');
  expect(press('Escape')).toBe(0);
  expect(text.value).toBeUndefined();
});

it('tells of changes until it is no longer asked to', () => {
  const listener = vi.fn();
  const end = text.subscribe(listener);
  press('/', 'e');
  text.set('e');
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  text.set(undefined);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('is the same after a reload that the site makes, once, and gone after another one', async () => {
  text.set('en');
  window.dispatchEvent(new Event('pagehide'));
  expect((await load()).value).toBeUndefined();
  text = window.searchText!;
  text.set('en');
  text.keepForReload();
  text.set('enc');
  window.dispatchEvent(new Event('pagehide'));
  expect((await load()).value).toBe('enc');
  expect((await load()).value).toBeUndefined();
});
