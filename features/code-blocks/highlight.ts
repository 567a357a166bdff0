import {transformerCompactLineOptions, transformerNotationDiff} from '@shikijs/transformers';
import {
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
  type ThemeRegistration,
} from 'shiki';
import {LANGUAGES} from '../../lib/any/languages';

/** Plain text again, where a wider scope would colour it. */
const PLAIN = 'p';

/**
 * The roles a token can have, and the TextMate scopes of each. A role's name is the CSS class of its tokens (styles.css):
 * one letter, as a page holds thousands.
 */
const ROLES: Readonly<Record<string, string>> = {
  k: `keyword, storage, constant.language.import-export-all, punctuation.definition.template-expression,
    keyword.operator.new, keyword.operator.expression, variable.language.this, entity.name.tag`,
  s: 'string, punctuation.definition.string, markup.inserted',
  f: 'entity.name.function, support.function, meta.function-call.generic',
  n: 'constant, entity.other.attribute-name, variable.other.enummember',
  c: 'comment, punctuation.definition.comment',
  t: 'entity.name.type, entity.name.class, support.type, support.class, entity.name.namespace',
  [PLAIN]: `meta.template.expression, keyword.operator, punctuation, variable, support.variable,
    storage.type.function.arrow, support.type.property-name, meta.object-literal.key`,
};

/**
 * A theme whose colours are the roles. They become classes, so that a page needs no style attributes and both colour
 * modes share one markup.
 */
const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  colors: {'editor.foreground': PLAIN, 'editor.background': '#ffffff'},
  tokenColors: Object.entries(ROLES).map(([foreground, scopes]) => ({
    scope: scopes.split(/,\s+/),
    settings: {foreground},
  })),
};

let highlighter: Promise<Highlighter> | undefined;

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
  highlighter ??= createHighlighter({themes: [theme], langs: Object.keys(LANGUAGES)});
  const html = (await highlighter).codeToHtml(code, {
    lang: language,
    theme: theme.name!,
    // On a busy machine the default of half a second would leave lines without colours.
    tokenizeTimeLimit: 0,
    mergeWhitespaces: true,
    mergeSameStyleTokens: true,
    transformers: [
      // eslint-disable-next-line no-restricted-syntax -- A version of Shiki's.
      transformerNotationDiff({matchAlgorithm: 'v3'}),
      transformerCompactLineOptions(
        [...highlighted].map((line) => ({line, classes: ['highlighted']})),
      ),
      classesForColours,
    ],
  });
  return html.replace(/^<pre[^>]*><code[^>]*>|<\/code><\/pre>$/g, '');
}
