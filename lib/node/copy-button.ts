import type {Element} from 'hast';
import {h, s} from 'hastscript';

/**
 * A button that copies the code block, or the code of the cell or line, that it stands in. features/code-blocks has its
 * icon, its look and its script.
 *
 * @param name is shown on hover and focus
 */
export const copyButton = (name: string): Element =>
  h('button.icon-button.needs-scripts', {type: 'button', dataCode: 'copy', ariaLabel: name}, [
    s('svg', {ariaHidden: 'true'}, [s('use', {href: '#icon-copy'})]),
  ]);
