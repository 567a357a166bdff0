import ts from 'typescript';
import type {SamplesService} from '../samples/compiler/language-services';
import type {Unit, UnitFile} from '../samples/units';
import type {Sdk} from '../shared/sdk';
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

/** Asks the compiler about every identifier that the reader of a sample sees, in reading order. */
export function hoversOf(sdk: Sdk, {service}: SamplesService, unit: Unit): Hover[] {
  return unit.files
    .flatMap((file) => hoversInFile(sdk, service, unit, file))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
