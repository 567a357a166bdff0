import type {Element, ElementContent} from 'hast';
import {SiteError} from '../shared/site-error';
import type {Inline} from './tables/table';

/** What a page says about rows of a table, by the row's name. */
export type Notes = ReadonlyMap<string, readonly Inline[]>;

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

function textOf(element: Element): string | undefined {
  const [child] = element.children;
  return element.children.length === 1 && child?.type === 'text' ? child.value : undefined;
}

function inlineOf(node: ElementContent, place: string): Inline {
  if (node.type === 'text') {
    return node.value;
  }
  const text = node.type === 'element' ? textOf(node) : undefined;
  if (node.type === 'element' && text !== undefined) {
    const href = String(node.properties.href);
    if (node.tagName === 'code') {
      return {code: text};
    }
    if (node.tagName === 'a' && /^https?:/.test(href)) {
      return {text, href};
    }
  }
  throw new SiteError(place, 'a note may hold text, `code` and links that start with https://');
}

/** The content of a list item, whether or not blank lines made a paragraph of it. */
function contentOf(item: Element): ElementContent[] {
  const children = item.children.filter((child) => !isBlank(child));
  const [only] = children;
  return children.length === 1 && only?.type === 'element' && only.tagName === 'p'
    ? only.children
    : item.children;
}

function noteOf(item: Element, place: string): [string, Inline[]] {
  const [name, ...rest] = contentOf(item).map((node) => inlineOf(node, place));
  const [first, ...others] = rest;
  if (
    typeof name !== 'object' ||
    !('code' in name) ||
    typeof first !== 'string' ||
    !/^: \S/.test(first)
  ) {
    throw new SiteError(place, 'write each note as "- `name`: what it does"');
  }
  return [name.code, [first.slice(2), ...others]];
}

/**
 * Reads the notes that a page puts inside a component: a list of "- `name`: text".
 *
 * @param children what stands between the component's tags
 * @param placeOfLine says where something stands, for messages
 * @throws SiteError for anything but such a list, and for a name that comes twice
 */
export function parseNotes(
  children: readonly {type: string}[],
  placeOfLine: (line: number | undefined) => string,
): Notes {
  const notes = new Map<string, Inline[]>();
  for (const node of children as ElementContent[]) {
    if (isBlank(node)) {
      continue;
    }
    if (node.type !== 'element' || node.tagName !== 'ul') {
      throw new SiteError(
        placeOfLine(node.position?.start.line),
        'only a list of notes may stand inside, each as "- `name`: what it does"',
      );
    }
    for (const item of node.children) {
      if (item.type === 'element') {
        const place = placeOfLine(item.position?.start.line);
        const [name, note] = noteOf(item, place);
        if (notes.has(name)) {
          throw new SiteError(place, `\`${name}\` has two notes`);
        }
        notes.set(name, note);
      }
    }
  }
  return notes;
}
