import {afterEach, describe, expect, it} from 'vitest';
import {afterKey, asksForSearch} from './keys.shared';

/** Whether the box asks to be opened by keys that are pressed in an element of this HTML. */
function asks(keys: KeyboardEventInit, html = '<p>text</p>'): boolean {
  document.body.innerHTML = html;
  let answer = false;
  document.addEventListener('keydown', (event) => (answer = asksForSearch(event)), {once: true});
  document.body.firstElementChild!.dispatchEvent(
    new KeyboardEvent('keydown', {...keys, bubbles: true}),
  );
  return answer;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the shortcuts', () => {
  it.each([
    {ctrlKey: true, key: 'k'},
    {metaKey: true, key: 'k'},
    {ctrlKey: true, key: 'K'},
    {key: '/'},
    {key: '/', shiftKey: true},
  ])('%j asks for search', (keys) => {
    expect(asks(keys)).toBe(true);
  });

  it.each([
    {key: 'k'},
    {ctrlKey: true, shiftKey: true, key: 'k'},
    {ctrlKey: true, altKey: true, key: 'k'},
    {ctrlKey: true, key: '/'},
    {altKey: true, key: '/'},
    {key: 'a'},
  ])('%j does not', (keys) => {
    expect(asks(keys)).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>'])(
    'in %s only Ctrl and K does',
    (html) => {
      expect(asks({key: '/'}, html)).toBe(false);
      expect(asks({key: 'k', ctrlKey: true}, html)).toBe(true);
    },
  );
});

it.each<[KeyboardEventInit, string | undefined]>([
  [{key: 'c'}, 'abc'],
  [{key: '/'}, 'ab/'],
  [{key: 'Backspace'}, 'a'],
  [{key: 'Enter'}, undefined],
  [{key: 'c', ctrlKey: true}, undefined],
  [{key: 'c', isComposing: true}, undefined],
])('%j changes "ab" to %j', (keys, text) => {
  expect(afterKey('ab', new KeyboardEvent('keydown', keys))).toBe(text);
});
