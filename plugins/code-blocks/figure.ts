import {escapeHtml} from '../shared/html';
import type {FenceMeta} from '../shared/fence-meta';
import type {Replacement} from '../shared/fences';
import {highlightLines} from './highlight';
import {LANGUAGES} from '../shared/languages';
import {visibleCode} from '../shared/visible-code';

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
  const preClass = meta.flags.has('showLineNumbers') ? ' class="numbered"' : '';

  const html = [
    `<figcaption><span class="code-name">${escapeHtml(name)}</span>`,
    '<button type="button" data-code="wrap" aria-pressed="false">Wrap</button>',
    `<button type="button" data-code="copy">Copy<span class="visually-hidden"> ${escapeHtml(name)}</span></button>`,
    `</figcaption><pre tabindex="0"${preClass}><code data-lines="${count}">${lines}</code></pre>`,
  ].join('');
  return {component: isOutput ? 'OutputFigure' : 'CodeFigure', html};
}
