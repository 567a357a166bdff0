import path from 'node:path';
import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import {NOTATIONS, visibleLines} from '../../../lib/node/fences';
import {nodesIn} from '../lints/lint';
import {pageLineOf, type Unit} from '../units';
import {outerVariables} from './variables';

/** An identifier of a code block, with its type. */
export interface Hover {
  /** 0-based, as the reader sees the block. */
  line: number;
  /** 0-based, in UTF-16 units. */
  column: number;
  length: number;
  /** The declaration, as the compiler writes it. */
  signature: string;
  /** The documentation comment, as plain text; empty without one. */
  documentation: string;
  /** The name, if it is a variable of the outermost scope: a run may know its value. */
  variable?: string;
}

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

/** A declaration as the compiler writes it, without the detour through the sample's imports. */
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
    // Skip horizontal rules.
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

type Print = (what: unknown, enclosing: ts.Node | undefined, ...rest: unknown[]) => unknown;

/**
 * Prints names of types as they are declared, not as the file at hand would reach them. Looking that up took two
 * thirds of the time of all hovers (38 s became 22 s for 14,700), and `Signer` reads better than `ethers.Signer`.
 *
 * @throws Error if TypeScript prints in another way after an upgrade: then drop this, or adapt it
 */
export function printShortNames(program: ts.Program): void {
  const checker = program.getTypeChecker() as unknown as Record<string, Print>;
  for (const name of ['writeType', 'writeSymbol', 'writeSignature']) {
    const print = checker[name];
    if (!print) {
      throw new Error(
        `packages/sample-checker/compiler/hovers.ts: TypeScript has no ${name} any more`,
      );
    }
    checker[name] = (what, _enclosing, ...rest) => print(what, undefined, ...rest);
  }
}

/** Asks the compiler about every identifier of a sample that its readers see, in reading order. */
export function hoversOf(sdk: Sdk, service: ts.LanguageService, {sample, files}: Unit): Hover[] {
  const shown = visibleLines(sample.fence.code).filter(({text}) => !NOTATIONS.mark.test(text));
  const program = service.getProgram()!;
  const checker = program.getTypeChecker();
  const hovers = files.flatMap((file) => {
    const source = program.getSourceFile(file.path)!;
    const identifiers = nodesIn(source).filter(ts.isMemberName);
    const outer = new Set<ts.Node>(outerVariables(source));
    const isOuter = (node: ts.Node): boolean => {
      const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
      return (
        declaration !== undefined && 'name' in declaration && outer.has(declaration.name as ts.Node)
      );
    };
    return identifiers.flatMap((node) => {
      const start = node.getStart(source);
      const {line: lineInFile, character} = source.getLineAndCharacterOfPosition(start);
      const lineInSample = pageLineOf(file, lineInFile) - sample.fence.line - 1;
      // In the code block that the reader sees; -1 for hidden ones.
      const line =
        lineInFile < file.ownFrom ? -1 : shown.findIndex((each) => each.line === lineInSample);
      const info = line >= 0 && service.getQuickInfoAtPosition(file.path, start);
      return info && info.displayParts?.length
        ? {
            line,
            column: character,
            length: node.getEnd() - start,
            signature: signatureOf(sdk, info),
            documentation: documentationOf(info),
            ...(isOuter(node) && {variable: node.text}),
          }
        : [];
    });
  });
  return hovers.sort((a, b) => a.line - b.line || a.column - b.column);
}
