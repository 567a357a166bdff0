import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchText} from './search-text.client';

/** The text as a document has it that is loaded now. */
async function load(): Promise<SearchText> {
  vi.resetModules();
  delete window.searchText;
  const {searchText} = await import('./search-text.client');
  return searchText();
}

/** Does to the focused input what browsers do after a key. */
function type(key: string): void {
  const input = document.activeElement;
  if (input instanceof HTMLInputElement && (key.length === 1 || key === 'Backspace')) {
    const {value, selectionStart: from, selectionEnd: to} = input;
    const isDeleting = key === 'Backspace' && from === to;
    input.setRangeText(key.length === 1 ? key : '', isDeleting ? from! - 1 : from!, to!, 'end');
    expect(input.value).not.toBe(value);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Presses keys on the page. @returns how many of them the page hears of */
const press = (...keys: (string | KeyboardEventInit)[]): number =>
  keys.filter((each) => {
    const init = {
      bubbles: true,
      cancelable: true,
      ...(typeof each === 'string' ? {key: each} : each),
    };
    const isHeard = document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    if (isHeard && !(init.ctrlKey && !init.altKey)) type(init.key ?? '');
    return isHeard;
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
  ['en/c', 6, [SHORTCUT, 'e', 'n', '/', 'x', 'Backspace', 'c']],
  ['enc', 3, ['/', 'e', 'n', 'c']],
  // Option on a Mac, AltGr elsewhere.
  ['@[', 2, ['/', {key: '@', altKey: true}, {key: '[', altKey: true, ctrlKey: true}]],
  ['', 0, [{key: 'K', metaKey: true}]],
  // Not letters of the text.
  ['e', 4, ['/', 'Enter', 'e', {key: 'c', ctrlKey: true}, {key: 'Dead', isComposing: true}]],
  [undefined, 1, ['/', 'e', 'Escape']],
  [undefined, 1, ['/', 'e', SHORTCUT]],
  // Other layouts: the same place has another letter. Dvorak has a K elsewhere, and a T there.
  ['', 0, [{key: 'л', code: 'KeyK', ctrlKey: true}]],
  ['', 0, [{key: 'ל', code: 'KeyK', metaKey: true}]],
  [undefined, 1, [{key: 't', code: 'KeyK', ctrlKey: true}]],
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

it('hears of keys without a name, as autofill sends them', () => {
  const event = Object.defineProperty(new KeyboardEvent('keydown'), 'key', {value: undefined});
  window.dispatchEvent(event);
  press('/');
  window.dispatchEvent(event);
  expect(text.value).toBe('');
});

it('notes Enter after a text, and gives the focus back as the box comes', () => {
  document.body.innerHTML = '<a href="/">A link</a>';
  const link = document.querySelector('a')!;
  link.focus();
  expect(press('/', 'e', 'Enter')).toBe(1);
  expect(text.isSubmitted).toBe(true);
  press('n');
  expect(text.isSubmitted).toBe(false);
  expect(document.activeElement).not.toBe(link);
  text.handOver();
  expect(document.activeElement).toBe(link);
  expect(document.querySelector('input')).toBeNull();
  expect(text.value).toBe('en');
});

it('leaves the focus where a reader has put it meanwhile, and Enter to what has it', () => {
  document.body.innerHTML = '<a href="/">A link</a><button>A button</button>';
  document.querySelector('a')!.focus();
  press('/', 'e');
  document.querySelector('button')!.focus();
  expect(press('Tab', 'Enter')).toBe(2);
  expect(text.isSubmitted).toBe(false);
  text.set(undefined);
  expect(document.activeElement).toBe(document.querySelector('button'));
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
