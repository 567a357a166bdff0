const linesOf = (block: Element): Element[] => [...block.querySelectorAll('.line')];

/** The line of a block at a point of the viewport, counted from 0; -1 where there is none. */
export function lineAt(block: Element, x: number, y: number): number {
  const line = document.elementFromPoint(x, y)?.closest('.line');
  return line ? linesOf(block).indexOf(line) : -1;
}

/** Whether a point of the viewport is on a piece of text. */
export const isOn = (range: Range, x: number, y: number): boolean =>
  [...range.getClientRects()].some(
    ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom,
  );

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

/**
 * The piece of a block's text that starts at a place; undefined if the block is shorter.
 *
 * @param line 0-based
 * @param column 0-based, in UTF-16 units
 */
export function rangeInCode(
  block: Element,
  line: number,
  column: number,
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
