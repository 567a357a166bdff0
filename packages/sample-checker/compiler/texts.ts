import path from 'node:path';
import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';

/** Longer comments are cut between paragraphs: what a reader of a sample needs comes first. */
const DOCUMENTATION_LENGTH = 700;

/** Tags of documentation comments that help a reader of a sample. */
const TAGS = new Set(['param', 'returns', 'return', 'throws', 'deprecated', 'default']);

/** Leaves out where packages and samples stand on the machine that builds the site. */
function withoutFolders({folder}: Pick<Sdk, 'folder'>, text: string): string {
  return text
    .replaceAll(`${path.posix.join(folder, 'node_modules')}/`, '')
    .replace(/"[^"\n]*\/\.samples\/[^"\n]*\/(?<name>[^"/\n]+)"/g, '"./$<name>"')
    .replace(/"\/[^"\n]*\/node_modules\/(?<name>[^"\n]+)"/g, '"$<name>"');
}

/** How the compiler writes a declaration, without the detour through the sample's imports. */
export function signatureOf(
  sdk: Pick<Sdk, 'folder'>,
  {displayParts}: Pick<ts.QuickInfo, 'displayParts'>,
): string {
  const text = ts
    .displayPartsToString(displayParts)
    .replace(/^\(alias\) (?<declaration>.+)\n(?:import|export) [^\n]+$/s, '$<declaration>');
  return withoutFolders(sdk, text);
}

/** Comments are written in Markdown; the reader gets their words. */
const plainText = (comment: string): string =>
  comment
    .replace(/```.*$/s, '')
    .replace(/\[(?<text>[^\]]+)\]\([^)]*\)/g, '$<text>')
    .replace(/\\(?=[-_*<>[\]])/g, '')
    // A comment's ruler is no text.
    .replace(/^-{3,}.*$/gm, '')
    .trim();

function firstParagraphs(text: string): string {
  const paragraphs = text.split(/\n{2,}/);
  let kept = paragraphs[0] ?? '';
  for (const paragraph of paragraphs.slice(1)) {
    if (kept.length + paragraph.length > DOCUMENTATION_LENGTH) {
      break;
    }
    kept += `\n\n${paragraph}`;
  }
  return kept;
}

function tagLine({name, text}: ts.JSDocTagInfo): string | undefined {
  const words = plainText(ts.displayPartsToString(text)).replace(/\s+/g, ' ');
  // A parameter's name alone is in the signature already.
  const saysSomething = TAGS.has(name) && (name === 'param' ? words.includes(' ') : words !== '');
  return saysSomething ? `@${name} ${words}` : undefined;
}

/** A documentation comment as plain text: its first paragraphs and the tags that say something. */
export function documentationOf({
  documentation,
  tags = [],
}: Pick<ts.QuickInfo, 'documentation' | 'tags'>): string {
  const comment = firstParagraphs(plainText(ts.displayPartsToString(documentation)));
  const lines = tags.map(tagLine).filter((line) => line !== undefined);
  return [comment, lines.join('\n')].filter(Boolean).join('\n\n');
}
