import path from 'node:path';
import ts from 'typescript';
import {readPackages} from '../facts/packages';
import type {Release} from '../release';
import {entriesOf, type ApiEntry} from './declarations';

/** Something that apps import from a package of the SDK. */
export interface ApiItem extends ApiEntry {
  /** The package that declares it, without its scope: `encryption`. */
  package: string;
  /** Other packages that export it, too. */
  alsoIn: readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
};

/** What the packages of a release export. What a package only passes on stands under the package that declares it. */
export function readPublicApi(release: Release): ApiItem[] {
  const roots = new Map(
    readPackages(release).map(({name}) => [
      path.posix.basename(name),
      path.join(release.folderOf(name), 'src/index.d.ts'),
    ]),
  );
  const program = ts.createProgram([...roots.values()], OPTIONS);
  const checker = program.getTypeChecker();
  const exporters = new Map<ts.Symbol, {name: string; by: string[]}>();

  const note = (by: string, prefix: string, exported: ts.Symbol): void => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const name = prefix + exported.name;
    if (symbol.declarations?.some(ts.isSourceFile)) {
      checker.getExportsOfModule(symbol).forEach((inner) => note(by, `${name}.`, inner));
    } else {
      exporters.set(symbol, {name, by: [...(exporters.get(symbol)?.by ?? []), by]});
    }
  };
  for (const [by, root] of roots) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(root)!);
    (module ? checker.getExportsOfModule(module) : []).forEach((symbol) => note(by, '', symbol));
  }

  return [...exporters].flatMap(([symbol, {name, by}]) => {
    const [declaration] = symbol.declarations ?? [];
    const file = declaration?.getSourceFile().fileName;
    const home = by.find((each) => file?.startsWith(`${path.dirname(roots.get(each)!)}/`));
    if (!declaration || home === undefined) {
      return [];
    }
    const alsoIn = by.filter((each) => each !== home);
    return entriesOf(name, declaration).map((entry) => ({...entry, package: home, alsoIn}));
  });
}
