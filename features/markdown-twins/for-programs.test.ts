import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {forPrograms} from './for-programs';

it('closes what the minifier leaves open, and marks what the Markdown says in another way', () => {
  const html =
    '<!doctype html><html><head><meta name=keywords content=a></head><body><main><ul><li>One<li>Two</ul><dl class=errors><dd><b>Cause </b>Why</dl></main><script async>a<b&&c==""&&d>e</script></body></html>';
  const page = load(html, {scriptingEnabled: false});
  const before = page.html();
  expect(forPrograms(page)).toBe(
    '<!DOCTYPE html><html><head></head><body><main><ul><li>One</li><li>Two</li></ul><dl class="errors"><dd><b data-markdown-ignore>Cause </b>Why</dd></dl></main><script async>a<b&&c==""&&d>e</script></body></html>',
  );
  // Others read the same page.
  expect(page.html()).toBe(before);
});
