import {load} from 'cheerio';

/** A part of a page that accessibility tests look at: all of it, what is its own, or nothing. */
export type Part = 'html' | 'main' | undefined;

type Root = ReturnType<ReturnType<typeof load>['root']>[0];
type Node = Root['children'][number];
type Element = Extract<Node, {attribs: Record<string, string>}>;

const isElement = (node: Node): node is Element => 'attribs' in node;

/** Attributes whose values rules ask for; of all others they ask whether they are there. */
const WITH_VALUE = ['role', 'type', 'tabindex'];

/** An element as rules see it: tag, classes, attributes, and whether there is something in it. */
function patternOf({name, attribs, children}: Element): string {
  const {class: classes = '', ...others} = attribs;
  const attributes = Object.entries(others)
    .map(([key, value]) => (WITH_VALUE.includes(key) || value === '' ? `${key}=${value}` : key))
    .sort();
  return `${name}.${classes.split(' ').sort().join('.')}[${attributes.join()}]${children.length === 0 ? ' empty' : ''}`;
}

/** The patterns of a page: each element in its parent, and the heading that each heading comes after. */
function patternsOf(html: string): Record<'main' | 'shell', Set<string>> {
  const patterns = {main: new Set<string>(), shell: new Set<string>()};
  let lastHeading = '';
  const visit = (element: Element, parent: string, part: 'main' | 'shell'): void => {
    const own = patternOf(element);
    patterns[part].add(`${parent} > ${own}`);
    if (/^h[1-6]$/.test(element.name)) {
      patterns[part].add(`${element.name} after ${lastHeading}`);
      lastHeading = element.name;
    }
    const inside = element.name === 'main' ? 'main' : part;
    element.children.filter(isElement).forEach((child) => visit(child, own, inside));
  };
  // This parser is four times as fast, and pages are valid.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: false}});
  visit($('body')[0]!, '', 'shell');
  return patterns;
}

/**
 * Chooses what has to be looked at to have seen every pattern of elements of all pages.
 *
 * @param pages HTML by name
 * @returns the part of each page that has something which no page with more patterns has
 */
export function choosePages(pages: Readonly<Record<string, string>>): Map<string, Part> {
  const seen = {main: new Set<string>(), shell: new Set<string>()};
  return new Map(
    Object.entries(pages)
      .map(([name, html]) => ({name, ...patternsOf(html)}))
      .sort((a, b) => b.main.size + b.shell.size - a.main.size - a.shell.size)
      .map((page): [string, Part] => {
        const [isShellNew, isMainNew] = (['shell', 'main'] as const).map((part) => {
          const before = seen[part].size;
          page[part].forEach((pattern) => seen[part].add(pattern));
          return seen[part].size > before;
        });
        return [page.name, isShellNew ? 'html' : isMainNew ? 'main' : undefined];
      }),
  );
}
