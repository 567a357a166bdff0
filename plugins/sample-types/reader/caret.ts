/** The place in the document's text that is nearest to a point of the viewport. */
export function caretAt(x: number, y: number): {node: Node; offset: number} | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? {node: position.offsetNode, offset: position.offset} : undefined;
  }
  // The older name, for Safari before 18.4 and Chrome before 128.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- they have no other
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}

/** Whether a point of the viewport is on a piece of text, and not merely nearest to it. */
export function isOn(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({left, right, top, bottom}) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
