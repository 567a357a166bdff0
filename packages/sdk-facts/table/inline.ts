import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {SiteError} from '../../../lib/node/site-error';

const markdown = unified().use(remarkParse).use(remarkRehype);

/**
 * Parses the inline Markdown that texts of facts use: `code` and [links](https://…).
 *
 * @throws SiteError for a text that an entry lacks
 */
export function parseInline(text: string): ElementContent[] {
  if (!text) {
    throw new SiteError('packages/sdk-facts/data', 'an entry lacks a text; "npx tsc" names it');
  }
  const [paragraph] = markdown.runSync(markdown.parse(text)).children;
  return (paragraph as Element).children;
}

export const code = (text: string): Element => h('code', text);

/** Pieces of code with commas between them. */
export const codeList = (codes: readonly string[]): (Element | string)[] =>
  codes.flatMap((each, index) => (index > 0 ? [', ', code(each)] : [code(each)]));
