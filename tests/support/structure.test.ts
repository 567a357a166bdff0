import {expect, test} from 'vitest';
import {choosePages} from './structure';

const page = (main: string, shell = '<nav><a href="/">Home</a></nav>'): string =>
  `<html><body>${shell}<main>${main}</main></body></html>`;

const PLAIN = '<h1>Title</h1><h2>Part</h2><p>Text with a <a href="/b">link</a>.</p>';

test('a page that has what others have is not looked at', () => {
  const chosen = choosePages({
    '/a': page(PLAIN),
    '/b': page('<h1>Another</h1><h2 >Words</h2><p>No link.</p>'),
  });
  expect(chosen).toEqual(
    new Map([
      ['/a', 'html'],
      ['/b', undefined],
    ]),
  );
});

test.each([
  ['an element', '<h1>Title</h1><video></video>'],
  ['a class', '<h1>Title</h1><p class="lead">Text</p>'],
  ['an attribute', '<h1>Title</h1><p aria-hidden="true">Text</p>'],
  ['another role', '<h1>Title</h1><p role="alert">Text</p>'],
  ['an element in another one', '<h1>Title <a href="/b">link</a></h1>'],
  ['something empty', '<h1>Title</h1><p><a href="/b"></a></p>'],
  ['a heading that leaves out a level', '<h2>Part</h2><h1>Title</h1>'],
])('%s that no other page has is looked at', (_what, main) => {
  const chosen = choosePages({'/a': page(PLAIN), '/b': page(main)});
  expect(chosen.get('/b')).toBe('main');
});

test('all of a page is looked at where it differs around its content', () => {
  const other = page('<h1>Title</h1>', '<nav class="other"><a href="/">Home</a></nav>');
  expect(choosePages({'/a': page(PLAIN), '/b': other}).get('/b')).toBe('html');
});
