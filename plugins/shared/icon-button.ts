import type {Element} from 'hast';
import {h, s} from 'hastscript';

/**
 * A button that shows an icon, and its name on hover and focus. plugins/code-blocks has the icons, the look, and the
 * script: `copy` copies the code block, or the code of the cell or line, that the button stands in.
 *
 * @param icon also what it does
 */
export function iconButton(
  icon: 'copy' | 'wrap',
  name: string,
  properties: Readonly<Record<string, string | boolean>> = {},
): Element {
  return h(
    'button.icon-button.needs-scripts',
    {type: 'button', dataCode: icon, ariaLabel: name, ...properties},
    [s('svg', {ariaHidden: 'true'}, [s('use', {href: `#icon-${icon}`})])],
  );
}
