import ts from 'typescript';
import type {SamplesService, Unit, UnitFile} from '../samples';
import type {Sdk} from '../sdk';
import {visiblePlaces} from './places';
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

function identifiersIn(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Print = (what: unknown, enclosing: ts.Node | undefined, ...rest: unknown[]) => unknown;

/**
 * Prints names of types as they are declared, not as the file at hand would reach them. Looking that up took two
 * thirds of the time of all hovers (38 s became 22 s for 14,700), and `Signer` reads better than `ethers.Signer`.
 *
 * @throws Error if TypeScript prints in another way after an upgrade: then drop this, or adapt it
 */
function printShortNames(service: ts.LanguageService): void {
  const checker = service.getProgram()!.getTypeChecker() as unknown as Record<string, Print>;
  for (const name of ['writeType', 'writeSymbol', 'writeSignature']) {
    const print = checker[name];
    if (!print) {
      throw new Error(`plugins/sample-types/hovers.ts: TypeScript has no ${name} any more`);
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

/** Asks the compiler about every identifier that the readers of samples see, in reading order. */
export function hoversOf(sdk: Sdk, {service, units}: SamplesService): Map<Unit, Hover[]> {
  printShortNames(service);
  return new Map(
    units.map((unit) => [
      unit,
      unit.files
        .flatMap((file) => hoversInFile(sdk, service, unit, file))
        .sort((a, b) => a.line - b.line || a.column - b.column),
    ]),
  );
}
