import ts from 'typescript';
import type {Sdk} from '../../sdk';
import type {ResolveRelative} from '../relative-imports';
import type {Unit} from '../units';
import {programsOf, realmOf} from './check-units';
import {corrected} from './corrections';
import {ambientFiles, compilerOptions, createHost, type Realm} from './host';

/** A compiler that answers questions about some samples, as it does in an editor. */
export interface SamplesService {
  service: ts.LanguageService;
  units: readonly Unit[];
}

function serviceHost(
  sdk: Sdk,
  realm: Realm,
  units: readonly Unit[],
  texts: ReadonlyMap<string, string>,
  resolve: ResolveRelative,
): ts.LanguageServiceHost {
  const options = compilerOptions(sdk, realm);
  const host = createHost(sdk, options, texts, resolve, new Map());
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [
      ...ambientFiles(sdk, realm),
      ...units.flatMap(({files}) => files.map((file) => file.path)),
    ],
    // Nothing changes while the service lives.
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = host.readFile(file);
      return text === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(texts.has(file) ? text : corrected(sdk.version, file, text));
    },
    getCurrentDirectory: () => sdk.folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => host.fileExists(file),
    readFile: (file) => host.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    resolveModuleNameLiterals: (...request) => host.resolveModuleNameLiterals?.(...request) ?? [],
  };
}

/**
 * Language services that see samples exactly as the check does.
 *
 * @param units what will be asked about
 * @param all the units of all samples: others may import them
 * @param resolve finds what a sample imports from another
 * @returns one service at a time, so that memory is free again before the next
 */
export function* languageServices(
  sdk: Sdk,
  units: readonly Unit[],
  all: readonly Unit[],
  resolve: ResolveRelative,
): Generator<SamplesService> {
  const texts = new Map(
    all.flatMap(({files}) => files.map((file) => [file.path, file.text] as const)),
  );
  for (const realm of ['client', 'action'] as const) {
    for (const group of programsOf(units.filter((unit) => realmOf(unit) === realm))) {
      const service = ts.createLanguageService(serviceHost(sdk, realm, group, texts, resolve));
      yield {service, units: group};
      service.dispose();
    }
  }
}
