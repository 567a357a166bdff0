import {expect, it} from 'vitest';
import {afterKey, asksForSearch} from './keys.shared';

it.each<[boolean, KeyboardEventInit, html?: string]>([
  [true, {ctrlKey: true, key: 'k'}],
  [true, {metaKey: true, key: 'k'}],
  [true, {ctrlKey: true, key: 'K'}],
  [true, {key: '/'}],
  [true, {ctrlKey: true, key: 'k'}, '<input>'],
  [false, {key: '/'}, '<input>'],
  [false, {key: '/'}, '<select></select>'],
  [false, {key: 'k'}],
  [false, {ctrlKey: true, shiftKey: true, key: 'k'}],
  [false, {ctrlKey: true, key: '/'}],
  [false, {altKey: true, key: '/'}],
])('asks for search (%s): %j in %s', (expected, keys, html = '<p>text</p>') => {
  document.body.innerHTML = html;
  let asks: boolean | undefined;
  document.addEventListener('keydown', (event) => (asks = asksForSearch(event)), {once: true});
  document.body.firstElementChild!.dispatchEvent(
    new KeyboardEvent('keydown', {...keys, bubbles: true}),
  );
  expect(asks).toBe(expected);
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
