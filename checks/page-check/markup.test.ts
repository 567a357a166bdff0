import {expect, it} from 'vitest';
import {parseMarkdown} from '../../lib/node/markdown';
import {markupProblems} from './markup';

const FILE = 'docs/a.mdx';
const problems = (text: string): string[] => markupProblems(parseMarkdown(text), text, FILE);

it.each([
  [':::note\n\nText.', 1, '::: is never closed; write it on a line of its own, too'],
  [':::note', 1, '::: is never closed; write it on a line of its own, too'],
  ['- item\n\n  :::tip\n\n  Text.\n\nText.\n', 3, '::: is never closed'],
  ['::::note\n\n:::tip\n\nText.\n\n:::\n', 1, ':::: is never closed'],
  ['Text.\n\n```ts\nconst a = 1;\n', 3, '``` is never closed; write it on a line of its own, too'],
  ['````md\n```\n```\n', 1, '```` is never closed'],
  ['~~~\n```\n', 1, '~~~ is never closed'],
  ['1. ```js\n   a();\n', 1, '``` is never closed'],
  ['![](/img/logo.svg)', 1, 'the image has no words; write what it shows: ![words](file)'],
  ['![][a]\n\n[a]: /img/logo.svg', 1, 'the image has no words'],
  ['Text <img src="/img/logo.svg" />', 1, '<img> has no alt; write alt="what it shows"'],
  ['Text.\n\n<script>alert(1)</script>', 3, '<script> is not for pages; use a component'],
  ['a <Script src="/a.js" />', 1, '<Script> is not for pages; use a component'],
  ['<div><iframe src="https://example.org" /></div>', 1, '<iframe> is not for pages'],
])('names what is wrong with %j', (text, line, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(`${FILE}:${line}: ${problem}`)]);
});

it.each([
  ':::note[Title]\n\nText.\n\n:::\n\nText.',
  '> :::tip\n>\n> Text.\n>\n> :::\n',
  '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::\n',
  '- a\n\n  ```ts\n  const a = 1;\n  ```\n',
  '1. ~~~\n   ```\n   ~~~~\n',
  '```text\n![](a) <script>\n```',
  '![Words](/img/logo.svg) <img src="/img/logo.svg" alt="" /> <img {...props} />',
])('finds nothing wrong with %j', (text) => expect(problems(text)).toEqual([]));
