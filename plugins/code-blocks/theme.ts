import type {ThemeRegistration} from 'shiki';

/**
 * The roles a token can have, and the TextMate scopes that belong to each.
 * A role's name is the CSS class of its tokens (styles.css): one letter, as a page holds thousands.
 */
const ROLES = {
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
  // Plain text again, where a wider scope above would colour it.
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
} as const;

export type TokenRole = keyof typeof ROLES;

const PLAIN = '#000000';
const roles = Object.keys(ROLES) as TokenRole[];

// Shiki writes colours; these stand for roles and become classes, so that a page needs no
// style attributes and both colour modes share one markup.
const colourOf = (role: TokenRole) => (role === 'p' ? PLAIN : `#00000${roles.indexOf(role) + 1}`);

const roleOfColour = new Map(
  roles.filter((role) => role !== 'p').map((role) => [colourOf(role), role]),
);

/** The class of a token that Shiki coloured with {@link roleTheme}; undefined for plain text. */
export function classOfColour(colour: string): TokenRole | undefined {
  return roleOfColour.get(colour.toLowerCase());
}

export const roleTheme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  colors: {'editor.foreground': PLAIN, 'editor.background': '#ffffff'},
  tokenColors: roles.map((role) => ({
    scope: [...ROLES[role]],
    settings: {foreground: colourOf(role)},
  })),
};
