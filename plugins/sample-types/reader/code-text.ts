/** A place in a code block: 0-based line, and column in UTF-16 units. */
export interface CodePlace {
  line: number;
  column: number;
}

const linesOf = (block: Element): Element[] => [...block.querySelectorAll('.line')];

/** Where a point of the document stands in a block's text; undefined outside of its lines. */
export function placeInCode(block: Element, node: Node, offset: number): CodePlace | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const lineElement = element?.closest('.line');
  const line = lineElement ? linesOf(block).indexOf(lineElement) : -1;
  if (!lineElement || line === -1) {
    return undefined;
  }
  const before = document.createRange();
  before.setStart(lineElement, 0);
  before.setEnd(node, offset);
  return {line, column: before.toString().length};
}

/** The text node and offset of a column. */
function pointAt(line: Element, column: number): [Node, number] | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let rest = column;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (rest <= length) {
      return [node, rest];
    }
    rest -= length;
  }
  return undefined;
}

/** The piece of a block's text that starts at a place; undefined if the block is shorter. */
export function rangeInCode(
  block: Element,
  {line, column}: CodePlace,
  length: number,
): Range | undefined {
  const lineElement = linesOf(block)[line];
  const start = lineElement && pointAt(lineElement, column);
  const end = lineElement && pointAt(lineElement, column + length);
  if (!start || !end) {
    return undefined;
  }
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  return range;
}
