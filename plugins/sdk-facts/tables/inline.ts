import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';

const PART = /`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>https?:[^)\s]+)\)/g;

/**
 * Parses the inline Markdown that texts of facts use.
 *
 * @param text with `code` and [links](https://…); anything else is text
 */
export function parseInline(text: string): ElementContent[] {
  const parts: (ElementContent | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const {code, text: label = '', href = ''} = match.groups!;
    parts.push(text.slice(end, match.index));
    parts.push(code === undefined ? h('a', {href}, label) : h('code', code));
    end = match.index + match[0].length;
  }
  return h('span', [...parts, text.slice(end)].filter(Boolean)).children;
}

export const code = (text: string): Element => h('code', text);

/** Pieces of code with commas between them. */
export const codeList = (codes: readonly string[]): (Element | string)[] =>
  codes.flatMap((each, index) => (index > 0 ? [', ', code(each)] : [code(each)]));
