import path from 'node:path';
import ts from 'typescript';
import type {Sdk} from '../../sdk';
import {actionTypesOf} from '../action-types';
import type {ResolveRelative} from '../relative-imports';
import {corrected} from './corrections';

/** A set of files that are checked together, because they see the same globals. */
export type Realm = 'client' | 'action';

const SANDBOX = path.join(__dirname, '..', 'ambient', 'sandbox.d.ts');

/** The declarations that a realm's samples see without importing anything. */
export function ambientFiles(sdk: Sdk, realm: Realm): string[] {
  return realm === 'action' ? [actionTypesOf(sdk.version), SANDBOX] : [];
}

/** How samples are compiled: as strictly as a careful reader's project, in the SDK's folder. */
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
      // The SDK imports a bundle that has no declarations of its own; without this, its zip types
      // are `any`.
      'jszip/dist/jszip.js': [path.join(modules, 'jszip', 'index.d.ts')],
      // Account Kit reaches for files of viem that viem does not export.
      'viem/_types/*': [path.join(modules, 'viem', '_types', '*')],
      ...(realm === 'action' && {
        // Declarations of Lit Actions stand outside of the SDK's folder.
        ethers: [path.join(modules, 'ethers')],
      }),
    },
  };
}

type ParsedFiles = Map<string, ts.SourceFile | undefined>;
const parsedFiles = new Map<string, ParsedFiles>();

/** Parsed files of packages, shared by all programs with the same options: parsing them is half of the work. */
export function parsedFilesOf(sdk: Sdk, realm: Realm): ParsedFiles {
  const key = `${sdk.version} ${realm}`;
  const parsed: ParsedFiles = parsedFiles.get(key) ?? new Map<string, ts.SourceFile | undefined>();
  parsedFiles.set(key, parsed);
  return parsed;
}

/**
 * A compiler host that sees samples as files beside the ones on disk.
 *
 * @param texts the samples' files by path
 */
export function createHost(
  sdk: Sdk,
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
  resolve: ResolveRelative,
  parsed: ParsedFiles,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const onDisk = {fileExists: host.fileExists.bind(host), readFile: host.readFile.bind(host)};
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);

  host.fileExists = (file) => texts.has(file) || onDisk.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? onDisk.readFile(file);
  host.getSourceFile = (file, version) => {
    const sample = texts.get(file);
    if (sample !== undefined) {
      return ts.createSourceFile(file, sample, version, true);
    }
    if (!parsed.has(file)) {
      const text = onDisk.readFile(file);
      parsed.set(
        file,
        text === undefined
          ? undefined
          : ts.createSourceFile(file, corrected(sdk.version, file, text), version),
      );
    }
    return parsed.get(file);
  };
  host.resolveModuleNameLiterals = (literals, containingFile, redirected) =>
    literals.map(({text}) => {
      const sample =
        texts.has(containingFile) && text.startsWith('.')
          ? resolve(text, containingFile)?.path
          : undefined;
      if (sample !== undefined) {
        return {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}};
      }
      return ts.resolveModuleName(text, containingFile, options, host, cache, redirected);
    });
  return host;
}
