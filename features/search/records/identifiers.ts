/** Words with a capital or an underscore inside, names of packages, members and calls. */
const NAME =
  /@[\w-]+\/[\w-]+|(?<=\.)[a-z]\w{2,}|\b[a-z]\w{2,}(?=\()|\b[A-Za-z]+[a-z0-9](?:[A-Z]\w*)|\b\w+_\w+\b|\b[A-Z]{2,}[a-z]\w*/g;

/** Names that code of any subject uses. */
const COMMON = new Set(
  `addEventListener async await catch console const default document entries env error export exports filter for forEach
  from function getElementById import json keys length log map message name parse preventDefault process push querySelector
  require return slice stringify switch then toISOString toString value while window`
    .toLowerCase()
    .split(/\s+/),
);

/**
 * The names in a piece of code that a developer could search for.
 *
 * @param code source text in any language
 * @returns each name once, in the order of the code
 */
export function identifiersIn(code: string): string[] {
  const names = (code.match(NAME) ?? []).filter((name) => !COMMON.has(name.toLowerCase()));
  return [...new Set(names)];
}
