import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {SiteError} from '../shared/site-error';

/** What a page says about rows of a table, by the row's name. */
export type Notes = ReadonlyMap<string, ElementContent[]>;

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const isText = ({children: [child, ...others]}: Element): boolean =>
  child?.type === 'text' && others.length === 0;

/** Whether a note may hold it: text, code and links to other sites. */
const isAllowed = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (isElement(node, 'code') && isText(node)) ||
  (isElement(node, 'a') && isText(node) && /^https?:/.test(String(node.properties.href)));

/** The content of a list item, whether or not blank lines made a paragraph of it. */
function contentOf(item: Element): ElementContent[] {
  const [only, ...others] = item.children.filter((child) => !isBlank(child));
  return isElement(only, 'p') && others.length === 0 ? only.children : item.children;
}

function noteOf(item: Element, place: string): [string, ElementContent[]] {
  const [name, first, ...others] = contentOf(item);
  if (![name, first, ...others].every((node) => !node || isAllowed(node))) {
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
  for (const node of children as ElementContent[]) {
    if (isBlank(node)) {
      continue;
    }
    if (!isElement(node, 'ul')) {
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
