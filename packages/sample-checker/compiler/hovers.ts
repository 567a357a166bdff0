import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import {NOTATIONS, visibleLines} from '../../../lib/node/fences';
import {nodesIn} from '../lints/ast';
import {pageLineOf, type Unit} from '../units';
import {documentationOf, signatureOf} from './texts';

/** What is known about one identifier of a code block. */
export interface Hover {
  /** 0-based, as the reader sees the block. */
  line: number;
  /** 0-based, in UTF-16 units. */
  column: number;
  length: number;
  /** How the compiler writes the declaration. */
  signature: string;
  /** The documentation comment, as plain text; empty without one. */
  documentation: string;
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
  const hovers = files.flatMap((file) => {
    const source = program.getSourceFile(file.path)!;
    const identifiers = nodesIn(source).filter(ts.isMemberName);
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
          }
        : [];
    });
  });
  return hovers.sort((a, b) => a.line - b.line || a.column - b.column);
}
