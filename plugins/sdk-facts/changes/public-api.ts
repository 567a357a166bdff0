import path from 'node:path';
import ts from 'typescript';
import type {Release} from '../release';
import {emitDeclaration, type ApiEntry} from './declarations';

/** Something that apps import from a package of the SDK. */
export interface ApiItem extends ApiEntry {
  /** The package that declares it, without its scope: `encryption`. */
  package: string;
  /** Other packages that export it, too. */
  alsoIn: readonly string[];
}

const SCOPE = '@lit-protocol/';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
};

/** Only names are looked up, not types, so that files of other packages need not be read. */
function createHost(release: Release): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({text}) =>
      text.startsWith(SCOPE) || (text.startsWith('.') && packageOf(release, importer))
        ? ts.resolveModuleName(text, importer, OPTIONS, host)
        : {resolvedModule: undefined},
    );
  return host;
}

/** Whether a file is a declaration of a package of the SDK, and of which. */
function packageOf(release: Release, file: string): string | undefined {
  const [scope, name] = path
    .relative(path.join(release.folder, 'node_modules'), file)
    .split(path.sep);
  return `${scope}/` === SCOPE ? name : undefined;
}

/** The declaration that an export stands for, be it in the same package or in another. */
function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * What the packages of a release export. What a package only passes on stands under the package that declares it.
 *
 * @param packages names without scope
 */
export function readPublicApi(release: Release, packages: readonly string[]): ApiItem[] {
  const roots = new Map(
    packages.map((name) => [name, path.join(release.folderOf(SCOPE + name), 'src/index.d.ts')]),
  );
  const program = ts.createProgram({
    rootNames: [...roots.values()],
    options: OPTIONS,
    host: createHost(release),
  });
  const checker = program.getTypeChecker();
  const exporters = new Map<ts.Symbol, string[]>();
  const names = new Map<ts.Symbol, string>();

  const note = (by: string, prefix: string, exported: ts.Symbol): void => {
    const symbol = resolve(checker, exported);
    const name = prefix + exported.name;
    if (symbol.declarations?.some(ts.isSourceFile)) {
      checker.getExportsOfModule(symbol).forEach((inner) => note(by, `${name}.`, inner));
      return;
    }
    exporters.set(symbol, [...(exporters.get(symbol) ?? []), by]);
    names.set(symbol, name);
  };
  for (const [by, root] of roots) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(root)!);
    (module ? checker.getExportsOfModule(module) : []).forEach((symbol) => note(by, '', symbol));
  }

  const items: ApiItem[] = [];
  for (const [symbol, by] of exporters) {
    const [declaration] = symbol.declarations ?? [];
    const home = declaration && packageOf(release, declaration.getSourceFile().fileName);
    if (declaration && home !== undefined && by.includes(home)) {
      const alsoIn = by.filter((name) => name !== home);
      emitDeclaration(names.get(symbol)!, declaration, (entry) =>
        items.push({...entry, package: home, alsoIn}),
      );
    }
  }
  return items;
}
