import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {SiteError} from '../shared/site-error';

/** What a page says about rows of a table, by the row's name. */
export type Notes = ReadonlyMap<string, ElementContent[]>;

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

const withoutBlanks = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.filter((node) => !isBlank(node));

function noteOf(item: ElementContent, place: string): [string, ElementContent[]] {
  const children = isElement(item, 'li') ? item.children : [];
  // Blank lines between the items make a paragraph of each.
  const [only, ...more] = withoutBlanks(children);
  const content = isElement(only, 'p') && more.length === 0 ? only.children : children;
  const [name, first, ...others] = content;
  if (!content.every((node) => node.type === 'text' || isElement(node, 'code', 'a'))) {
    throw new SiteError(place, 'a note may hold text, `code` and links that start with https://');
  }
  if (!isElement(name, 'code') || first?.type !== 'text' || !/^: \S/.test(first.value)) {
    throw new SiteError(place, 'write each note as "- `name`: what it does"');
  }
  return [toString(name), [{type: 'text', value: first.value.slice(2)}, ...others]];
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
  const notes = new Map<string, ElementContent[]>();
  for (const list of withoutBlanks(children as ElementContent[])) {
    if (!isElement(list, 'ul')) {
      throw new SiteError(
        placeOfLine(list.position?.start.line),
        'only a list of notes may stand inside, each as "- `name`: what it does"',
      );
    }
    for (const item of withoutBlanks(list.children)) {
      const place = placeOfLine(item.position?.start.line);
      const [name, note] = noteOf(item, place);
      if (notes.has(name)) {
        throw new SiteError(place, `\`${name}\` has two notes`);
      }
      notes.set(name, note);
    }
  }
  return notes;
}
