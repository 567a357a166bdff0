import {expect, it} from 'vitest';
import {HTML_WISH, MARKDOWN_FIRST, MARKDOWN_WISH, type Rows} from './accept';

/** What a server's map makes of a text. */
function valueOf(rows: Rows, text: string): string {
  for (const [pattern, value] of rows) {
    const match = new RegExp(pattern, 'i').exec(text);
    if (match) {
      return value === '$1' ? (match[1] ?? '') : value;
    }
  }
  return '';
}

const isMarkdownFirst = (accept: string): boolean =>
  valueOf(MARKDOWN_FIRST, `${valueOf(MARKDOWN_WISH, accept)} ${valueOf(HTML_WISH, accept)}`) ===
  'yes';

it.each([
  ['text/markdown', true],
  ['TEXT/MARKDOWN', true],
  ['text/markdown;charset=utf-8', true],
  ['text/markdown; charset=utf-8; q=0.5, text/html; q=0.4', true],
  ['text/markdown;q=1.0', true],
  ['text/markdown;q=0.5', true],
  ['text/html, text/markdown', true],
  ['text/html;q=0.1,text/markdown;q=0.9', true],
  ['text/markdown;q=0.9, */*;q=0.1', true],
  ['text/plain, Text/Markdown ; Q=0.3 , text/html;level=1;q=0.25', true],
  ['text/markdown;q=0.1, text/html;q=0', true],
  ['', false],
  ['*/*', false],
  ['text/html', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.1, text/html;q=0.9', false],
  ['text/markdown;q=0.5, text/*', false],
  ['text/markdown;q=0.5, */*;q=0.8, text/html;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown;q=abc', false],
  ['text/markdown;q=-1', false],
  ['text/markdown;q=', false],
  ['text/markdownish, application/text/markdown', false],
  [`${'text/markdown;q=0;'.repeat(5000)}${';'.repeat(5000)}`, false],
])('%j asks for Markdown before HTML: %s', (accept, expected) => {
  expect(isMarkdownFirst(accept)).toBe(expected);
});
