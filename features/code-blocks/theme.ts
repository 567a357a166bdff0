import type {ThemeRegistration} from 'shiki';

/**
 * The roles a token can have, and the TextMate scopes that belong to each.
 * A role's name is the CSS class of its tokens (styles.css): one letter, as a page holds thousands.
 */
const ROLES: Readonly<Record<string, string[]>> = {
  k: [
    'keyword',
    'storage',
    'constant.language.import-export-all',
    'punctuation.definition.template-expression',
    'keyword.operator.new',
    'keyword.operator.expression',
    'variable.language.this',
    'entity.name.tag',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inserted'],
  f: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  n: ['constant', 'entity.other.attribute-name', 'variable.other.enummember'],
  c: ['comment', 'punctuation.definition.comment'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.name.namespace',
  ],
  p: [
    'meta.template.expression',
    'keyword.operator',
    'punctuation',
    'variable',
    'support.variable',
    'storage.type.function.arrow',
    'support.type.property-name',
    'meta.object-literal.key',
  ],
};

/** Plain text again, where a wider scope would colour it. */
export const PLAIN = 'p';

/**
 * A theme whose colours are the roles. They become classes, so that a page needs no style attributes and both colour
 * modes share one markup.
 */
export const roleTheme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  colors: {'editor.foreground': PLAIN, 'editor.background': '#ffffff'},
  tokenColors: Object.entries(ROLES).map(([foreground, scope]) => ({
    scope,
    settings: {foreground},
  })),
};
