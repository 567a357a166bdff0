import path from 'node:path';
import ts from 'typescript';
import type {DocsVersion} from '../../../site/versions';
import type {Sdk} from '../../sdk-release/sdk';
import type {ResolveRelative} from '../imports';
import {DECLARATIONS} from '../fingerprints';
import table from './corrections.json';

/** A set of files that are checked together, because they see the same globals. */
export type Realm = 'client' | 'action';

interface Correction {
  file: string;
  /** The first and the last docs version whose release needs it; all without them, those to come included. */
  since?: number;
  until?: number;
  changes: {from: string; to: string}[];
}

const corrections: readonly Correction[] = table;

/**
 * The text of a declaration file, with what is known better: where the SDK's own types are `any`, said or not, and the
 * code of the release leaves no doubt, so that a misspelt name in a sample is an error.
 *
 * @throws Error if the release does not say any more what a correction replaces: it may have mended it
 */
export function corrected(version: DocsVersion, file: string, text: string): string {
  const major = Number(version.slice(1));
  return corrections
    .filter(({since = major, until = major}) => since <= major && major <= until)
    .filter((each) => file.endsWith(each.file))
    .flatMap(({changes}) => changes)
    .reduce((result, {from, to}) => {
      if (!result.includes(from)) {
        throw new Error(
          `${file} no longer says "${from}"; look at packages/sample-checker/compiler/corrections.json`,
        );
      }
      return result.replaceAll(from, to);
    }, text);
}

/** Samples are compiled as strictly as a careful reader's project, in the SDK's folder. */
export function compilerOptions(sdk: Sdk, realm: Realm): ts.CompilerOptions {
  const modules = path.join(sdk.folder, 'node_modules');
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    // The SDK's own declarations do not compile without it.
    skipLibCheck: true,
    typeRoots: [path.join(modules, '@types')],
    types: realm === 'client' ? ['node'] : [],
    paths: {
      // The SDK imports a bundle that has no declarations of its own; without this, its zip types are `any`.
      'jszip/dist/jszip.js': [path.join(modules, 'jszip', 'index.d.ts')],
      // Account Kit reaches for files of viem that viem does not export.
      'viem/_types/*': [path.join(modules, 'viem', '_types', '*')],
      // Declarations of Lit Actions stand outside of the SDK's folder.
      ...(realm === 'action' && {ethers: [path.join(modules, 'ethers')]}),
    },
  };
}

/** Parsed files of packages, for all services: parsing them is half of the work. */
const PARSED = ts.createDocumentRegistry();

/**
 * A compiler, as editors use it, that sees samples as files beside the ones on disk.
 *
 * @param roots paths of the samples' files to look at
 * @param texts the texts of all samples' files by path: those at hand may import others
 * @param resolve finds what a sample imports from another
 */
export function createService(
  sdk: Sdk,
  realm: Realm,
  roots: readonly string[],
  texts: ReadonlyMap<string, string>,
  resolve: ResolveRelative,
  options: ts.CompilerOptions = compilerOptions(sdk, realm),
): ts.LanguageService {
  const {actions, sandbox, network} = DECLARATIONS;
  const globals = [path.join(actions, `lit-actions-${sdk.version}.d.ts`), sandbox];
  const ambient = realm === 'action' ? globals : [network];
  const cache = ts.createModuleResolutionCache(sdk.folder, (name) => name, options);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...ambient, ...roots],
    // Nothing changes while the service lives; the next one may have other samples of that name.
    getProjectVersion: () => '1',
    getScriptVersion: (file) => texts.get(file) ?? '1',
    getScriptSnapshot: (file) => {
      const onDisk = texts.has(file) ? undefined : ts.sys.readFile(file);
      const text = onDisk === undefined ? texts.get(file) : corrected(sdk.version, file, onDisk);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => sdk.folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file) => texts.get(file) ?? ts.sys.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
    resolveModuleNameLiterals: (literals, importer, redirected) =>
      literals.map(({text}) => {
        const isRelative = texts.has(importer) && text.startsWith('.');
        const sample = isRelative ? resolve(text, importer)?.path : undefined;
        return sample === undefined
          ? ts.resolveModuleName(text, importer, options, host, cache, redirected)
          : {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}};
      }),
  };
  return ts.createLanguageService(host, PARSED);
}
