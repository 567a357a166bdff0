import {Popover} from '../../shared/popover/popover';
import type {Identifier} from './identifiers';
import {colouredSignature, element, laidOutDocumentation} from './layout';
import styles from './popover.lazy.module.css';

/** Name of the highlight in the styles. */
const HIGHLIGHT = 'sample-type';

export const popover = new Popover('sample-type', styles.type!);

let shown: Identifier | undefined;

/** What is shown now. */
export const current = (): Identifier | undefined => shown;

/** Shows the type of an identifier in place of what was shown before. */
export function show(identifier: Identifier): void {
  const {block, range, signature, documentation} = identifier;
  hide();
  shown = identifier;
  popover.show(
    block,
    range,
    // In the figure, which React leaves alone, so that it goes with the page and is part of its main content.
    (box) => block.after(box),
    element('code', styles.signature!, ...colouredSignature(signature)),
    ...(documentation
      ? [element('div', styles.documentation!, ...laidOutDocumentation(documentation))]
      : []),
  );
  // Marks the identifier without touching the code's elements. Older browsers go without.
  if ('highlights' in CSS) {
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  }
}

/** Hides the popover, if it is shown. */
export function hide(): void {
  shown = undefined;
  popover.hide();
  if ('highlights' in CSS) {
    CSS.highlights.delete(HIGHLIGHT);
  }
}
