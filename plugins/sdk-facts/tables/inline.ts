import type {Inline} from './table';

const PART = /`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>https?:[^)\s]+)\)/g;

/**
 * Parses the inline Markdown that texts of facts use.
 *
 * @param text with `code` and [links](https://…); anything else is text
 */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const {code, text: label, href} = match.groups ?? {};
    parts.push(text.slice(end, match.index));
    parts.push(code === undefined ? {text: label ?? '', href: href ?? ''} : {code});
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/** Pieces of code with commas between them. */
export function codeList(codes: readonly string[]): Inline[] {
  return codes.flatMap((code, index): Inline[] => (index > 0 ? [', ', {code}] : [{code}]));
}
