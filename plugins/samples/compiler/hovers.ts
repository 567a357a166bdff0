import ts from 'typescript';
import type {Sdk} from '../../sdk';
import {NOTATIONS} from '../../shared/notations';
import {visibleLines} from '../../shared/visible-code';
import {walk} from '../lints/ast';
import type {Fence} from '../sample';
import type {Unit, UnitFile} from '../units';
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

/**
 * Finds where the lines of a compiled file stand in the code block that the reader sees.
 *
 * @param fence the sample
 * @param file one of its files, in which code that it continues may come first
 * @returns 0-based lines of the code block by 0-based lines of the file; hidden lines are missing
 */
function visiblePlaces(fence: Fence, {own, pageLine}: UnitFile): Map<number, number> {
  const shown = visibleLines(fence.code).filter(({text}) => !NOTATIONS.mark.test(text));
  const places = shown.map(({line}, index) => [fence.line + 1 + line - pageLine + own.from, index]);
  return new Map(
    places.filter(([line]) => line! >= own.from && line! < own.to) as [number, number][],
  );
}

function identifiersIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  walk(source, (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      found.push(node);
    }
  });
  return found;
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
      throw new Error(`plugins/samples/compiler/hovers.ts: TypeScript has no ${name} any more`);
    }
    checker[name] = (what, _enclosing, ...rest) => print(what, undefined, ...rest);
  }
}

function hoversInFile(sdk: Sdk, service: ts.LanguageService, unit: Unit, file: UnitFile): Hover[] {
  const source = service.getProgram()?.getSourceFile(file.path);
  if (!source) {
    return [];
  }
  const places = visiblePlaces(unit.sample.fence, file);
  return identifiersIn(source).flatMap((node) => {
    const start = node.getStart(source);
    const {line, character} = source.getLineAndCharacterOfPosition(start);
    const visibleLine = places.get(line);
    const info =
      visibleLine === undefined ? undefined : service.getQuickInfoAtPosition(file.path, start);
    if (visibleLine === undefined || !info?.displayParts?.length) {
      return [];
    }
    return {
      line: visibleLine,
      column: character,
      length: node.getEnd() - start,
      signature: signatureOf(sdk, info),
      documentation: documentationOf(info),
    };
  });
}

/** Asks the compiler about every identifier of a sample that its readers see, in reading order. */
export const hoversOf = (sdk: Sdk, service: ts.LanguageService, unit: Unit): Hover[] =>
  unit.files
    .flatMap((file) => hoversInFile(sdk, service, unit, file))
    .sort((a, b) => a.line - b.line || a.column - b.column);
