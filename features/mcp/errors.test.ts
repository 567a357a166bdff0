import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {errorsOf} from './plugin';

it('finds the errors that a page explains, with their anchors', () => {
  const document = load(`<main><h1>Errors</h1><dl class="errors">
    <div><dt><a class="hash-link" id="not-ready"></a><span><code>Not ready</code></span></dt>
      <dd class="meaning">Nothing is connected.</dd><dd><b>Cause </b>No <code>connect()</code>.</dd></div>
    <div><dt><span>Without an anchor</span></dt><dd>Nobody can link to it.</dd></div>
  </dl><ul><li>No error</li></ul></main>`);
  expect(errorsOf({route: '/docs/a', document}, '/a')).toEqual([
    {
      seen: 'Not ready',
      path: '/a#not-ready',
      text: 'Nothing is connected.\nCause: No connect().',
    },
  ]);
});
