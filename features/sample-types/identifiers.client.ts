import {fetchOnce} from '../../lib/browser/load-optional';
import type {PageTypes} from './page-data';

const HINT = 'Left and right arrow keys show types.';

/** An identifier of a block on the page, with what is known about it. */
export interface Identifier {
  block: HTMLElement;
  line: Element;
  /** In the line; 0-based, in UTF-16 units. */
  column: number;
  length: number;
  signature: string;
  documentation?: string;
}

const loaded = new WeakMap<HTMLElement, readonly Identifier[]>();

/** The identifiers of a block that have a type, in reading order; none before they are loaded. */
export const identifiersOf = (block: HTMLElement): readonly Identifier[] => loaded.get(block) ?? [];

/** Fetches the types of a block's page, once, and has screen readers tell of them. */
export async function loadTypes(block: HTMLElement): Promise<void> {
  const [url = '', id = ''] = block.closest('figure')?.dataset.types?.split('#') ?? [];
  const types = await fetchOnce<PageTypes>(url);
  if (types && !loaded.has(block)) {
    const lines = block.querySelectorAll('.line:not(.remove)');
    const identifiers = (types.blocks[id] ?? []).map(([line, column, length, text]) => {
      const [signature, documentation] = types.texts[text]!;
      return {block, line: lines[line]!, column, length, signature, documentation};
    });
    loaded.set(block, identifiers);
    block.setAttribute('aria-description', HINT);
  }
}

function pointAt(line: Element, column: number): [Node, number] {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let node = texts.nextNode()!;
  let rest = column;
  while (rest > node.textContent!.length) {
    rest -= node.textContent!.length;
    node = texts.nextNode()!;
  }
  return [node, rest];
}

/** The text of an identifier on the page. */
export function rangeOf({line, column, length}: Identifier): Range {
  const range = document.createRange();
  range.setStart(...pointAt(line, column));
  range.setEnd(...pointAt(line, column + length));
  return range;
}

/** The identifier of a block at a point of the viewport. */
export function identifierAtPoint(
  block: HTMLElement,
  x: number,
  y: number,
): Identifier | undefined {
  const line = document.elementFromPoint(x, y)?.closest('.line');
  return identifiersOf(block)
    .filter((each) => each.line === line)
    .find((each) =>
      [...rangeOf(each).getClientRects()].some(
        ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom,
      ),
    );
}
