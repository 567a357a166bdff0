import {toHtml} from 'hast-util-to-html';
import {escapeHtml} from '../../lib/any/html';
import type {FenceMeta} from '../../lib/node/fence-meta';
import type {Replacement} from '../../lib/node/fences';
import {copyButton} from '../../lib/node/copy-button';
import {highlightLines} from './highlight';
import {LANGUAGES} from '../../lib/any/languages';
import {visibleCode} from '../../lib/node/visible-code';

/** Longer blocks are folded after so many lines, unless a line that is highlighted would be out of sight. */
const FOLD_FROM = 40;
const FOLDED_LINES = 24;

/**
 * Makes a code block: a caption with name and buttons, then the code.
 * The buttons are worked by client.ts.
 *
 * @param code the fence's text, hidden lines included
 * @param language a key of LANGUAGES
 * @param meta what stands behind the language in the fence
 */
export async function codeFigure(
  code: string,
  language: string,
  meta: FenceMeta,
): Promise<Replacement> {
  const isOutput = meta.flags.has('output');
  const name = meta.values.get('title') ?? (isOutput ? 'Output' : LANGUAGES[language]!);
  const shown = visibleCode(code);
  const lines = await highlightLines(shown, language, meta.highlighted);
  const count = shown.split('\n').length;
  const isFolded = count > FOLD_FROM && [...meta.highlighted].every((line) => line <= FOLDED_LINES);
  const classes = [
    ...(meta.flags.has('showLineNumbers') ? ['numbered'] : []),
    ...(isFolded ? ['folded'] : []),
  ];

  const html = [
    `<figcaption><span class="code-name">${escapeHtml(name)}</span>`,
    toHtml(copyButton(`Copy ${name}`)),
    `</figcaption><pre tabindex="0"${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>`,
    `<code data-lines="${count}">${lines}</code></pre>`,
    isFolded
      ? `<button type="button" class="needs-scripts" data-code="unfold">Show all ${count} lines</button>`
      : '',
  ].join('');
  return {component: isOutput ? 'OutputFigure' : 'CodeFigure', html};
}
