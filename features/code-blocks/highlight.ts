import {transformerCompactLineOptions, transformerNotationDiff} from '@shikijs/transformers';
import {createHighlighter, type Highlighter, type ShikiTransformer} from 'shiki';
import {LANGUAGES} from '../../lib/any/languages';
import {PLAIN, roleTheme} from './theme';

let highlighter: Promise<Highlighter> | undefined;

function loadHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({themes: [roleTheme], langs: Object.keys(LANGUAGES)});
  return highlighter;
}

/** Turns Shiki's colours into classes and leaves plain text without an element. */
const classesForColours: ShikiTransformer = {
  name: 'classes-for-colours',
  line(line) {
    line.children = line.children.flatMap((token) => {
      if (token.type !== 'element') {
        return [token];
      }
      const role = /color:(\w+)/.exec(String(token.properties.style))?.[1];
      return role && role !== PLAIN ? [{...token, properties: {class: role}}] : token.children;
    });
  },
};

/**
 * Highlights code at build time.
 *
 * @param code the code as the reader sees it
 * @param language a key of LANGUAGES
 * @param highlighted 1-based numbers of the lines to highlight
 * @returns the HTML of the lines: `<span class="line">` each, tokens as spans with a role class
 */
export async function highlightLines(
  code: string,
  language: string,
  highlighted: ReadonlySet<number>,
): Promise<string> {
  const html = (await loadHighlighter()).codeToHtml(code, {
    lang: language,
    theme: roleTheme.name!,
    // On a busy machine the default of half a second would leave lines without colours.
    tokenizeTimeLimit: 0,
    mergeWhitespaces: true,
    mergeSameStyleTokens: true,
    transformers: [
      transformerNotationDiff({matchAlgorithm: 'v3'}),
      transformerCompactLineOptions(
        [...highlighted].map((line) => ({line, classes: ['highlighted']})),
      ),
      classesForColours,
    ],
  });
  return html.replace(/^<pre[^>]*><code[^>]*>|<\/code><\/pre>$/g, '');
}
