import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visibleLines} from '../../../lib/node/fences';
import type {LineProblem} from '../../../lib/node/site-error';
import {DECLARATIONS} from '../fingerprints';
import {pageErrors, type Finding} from '../compiler/check-units';
import type {Compile} from '../compiler/compile-samples';
import {commandsOf, isGlobal, requestsOf} from '../kinds/shell';
import {renameImports, type ResolveRelative} from '../imports';
import type {Fence} from '../sample';
import {isJavaScript, pageLineOf, withoutExtension, type Unit, type UnitFile} from '../units';

/** Commands of npm that set up a folder. All others on pages need an installed project. */
const VERBS = new Set(['init', 'pkg', 'install', 'i', 'add', 'uninstall']);

const isInstall = (words: readonly string[]): boolean =>
  words[0] === 'npm' && VERBS.has(words[1] ?? '') && !isGlobal(words);

/** `npm create <template> <folder> -- …`, which makes a folder with a project in it. */
const isCreate = (words: readonly string[]): boolean => words[0] === 'npm' && words[1] === 'create';

/** Makes the same project where it runs, without its settings for a compiler: the page's own take their place. */
const createHere = ([, , template, , ...rest]: readonly string[]): string[] => [
  // Under a name that a package may have, or the template asks for one.
  `npm create --yes ${template} template ${rest.join(' ')}`,
  'rm template/tsconfig*.json',
  'mv template/* .',
];

/**
 * The folders that a page has its reader make: for each, the commands of npm that set it up, in
 * order. A folder inside another also has the other's packages, and so starts with its commands.
 */
export function projectsOf(fences: readonly Fence[]): string[][] {
  const projects = new Map<string, string[]>();
  let folder = '.';
  for (const {code} of fences.filter(({language}) => language === 'bash')) {
    const commands = commandsOf(code).map(({words}) => words);
    const made = commands.flatMap((words) =>
      words[0] === 'mkdir' ? words : words.slice(3, isCreate(words) ? 4 : 3),
    );
    for (const words of commands) {
      if (words[0] === 'cd' && words[1] !== undefined) {
        // A second folder is made beside the first, not in it.
        folder = path.posix.join(made.includes(words[1]) ? '.' : folder, words[1]);
      } else if (isCreate(words)) {
        projects.set(words[3]!, createHere(words));
      } else if (isInstall(words)) {
        const parent = folder.includes('/') ? path.posix.dirname(folder) : folder;
        const before = projects.get(folder) ?? projects.get(parent) ?? [];
        projects.set(folder, [...before, words.join(' ')]);
      }
    }
  }
  // A page may name a package of its own before a partial has made the folder.
  const loose = projects.get('.') ?? [];
  const [first] = [...projects.keys()].filter((name) => name !== '.');
  if (first !== undefined && projects.delete('.')) {
    projects.set(first, [...projects.get(first)!, ...loose]);
  }
  return [...projects.values()];
}

/** Packages that readers add before they compile, as the Installation pages say. */
const COMPILER = ['typescript', '@types/node'];

/** Settings that silence npm, and do not change what it installs. */
const QUIET_NPM = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** Runs a shell script, and gives back all that it prints. */
export function shell(script: string, cwd: string): Promise<{ok: boolean; text: string}> {
  const options = {cwd, env: {...process.env, ...QUIET_NPM}, maxBuffer: 64 * 1024 * 1024};
  return new Promise((resolve) => {
    execFile('sh', ['-ec', script], options, (error, stdout, stderr) =>
      resolve({ok: error === null, text: `${stdout}${stderr}`.trim()}),
    );
  });
}

/**
 * Carries out a page's commands in an empty folder, and adds the compiler where they do not.
 *
 * @param settings the text of the `tsconfig.json` that readers copy; those of `tsc --init` fill it up
 * @param use gets the folder, which is removed afterwards
 * @throws Error with what npm printed, if a command fails
 */
export async function inReadersFolder<Result>(
  commands: readonly string[],
  settings: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const base = mkdtempSync(path.join(tmpdir(), 'reader-'));
  // As deep as the folder of a release, from where hidden lines read pages.
  const folder = path.join(base, 'sdk', 'reader');
  mkdirSync(folder, {recursive: true});
  for (const pages of ['docs', 'versioned_docs']) {
    symlinkSync(path.resolve(pages), path.join(base, pages));
  }
  const named = commandsOf(commands.join('\n')).flatMap(({words}) => requestsOf(words));
  const missing = COMPILER.filter((name) => !named.some((request) => request.name === name));
  try {
    const script = [...commands, `npm install --save-dev ${missing.join(' ')}`, 'npx tsc --init'];
    const {ok, text} = await shell(script.join('\n'), folder);
    if (!ok) {
      // npm says first what it did well.
      throw new Error(text.slice(Math.max(text.search(/^npm error/m), 0)));
    }
    writeFileSync(path.join(folder, 'tsconfig.page.json'), settings);
    return await use(folder);
  } finally {
    rmSync(base, {recursive: true, force: true});
  }
}

/** An error as the compiler prints it, with the absolute path of its file. */
type CompilerError = Omit<Finding, 'file'> & {file: string};

const PRINTED =
  /^(?<file>[^\s(][^(\n]*)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*(?:\n[ \t].*)*)/gm;

/** Errors that the compiler has printed about the files of a folder. */
export function printedErrors(text: string, folder: string): CompilerError[] {
  return [...text.matchAll(PRINTED)].map(({groups}) => ({
    file: path.resolve(folder, groups!.file!),
    line: Number(groups!.line) - 1,
    code: groups!.code!,
    message: `${groups!.message} (TS${groups!.code})`,
  }));
}

/** A file with imports that lead to the files which they mean on the page; its compiler needs types as well. */
const textOnDisk = ({path: own, text}: UnitFile, resolve: ResolveRelative): string =>
  renameImports(text, 'all', (specifier) => {
    const target = resolve(specifier, own)?.path;
    return target && `./${withoutExtension(path.relative(path.dirname(own), target))}`;
  });

/** Errors that say that a package is missing. */
const NOT_INSTALLED = ['2307', '2882'];

/** A run failed for want of a package. The compiler reports that too, unless only hidden lines import it. */
export const lacksPackage = (message: string): boolean =>
  /Cannot find package '[^']+' imported from \S*\/\.cache\/samples\//.test(message);

/** Errors of a reader's compiler in the shown lines of a sample, but for those that the page declares. */
function errorsOf(unit: Unit, errors: readonly CompilerError[]): LineProblem[] {
  const {files, expected, sample} = unit;
  const shown = new Set(
    visibleLines(sample.fence.code).map(({line}) => sample.fence.line + 1 + line),
  );
  const findings = errors
    // JavaScript is not compiled there, but its packages are needed.
    .filter(({file, code}) => !isJavaScript(file) || code === '2307')
    // A sample with `// @errors: unknown-package` takes these from the reader's own project.
    .filter(({code}) => !expected.has('unknown-package') || !NOT_INSTALLED.includes(code))
    .flatMap((error) => {
      const file = files.find((each) => each.path === error.file);
      return file ? {...error, file} : [];
    })
    .filter(({file, line, code}) => expected.has(code) || shown.has(pageLineOf(file, line)));
  const isCompiled = files.some((file) => !isJavaScript(file.path));
  // Names of lints mean nothing to a compiler.
  const numbers = [...expected].filter((code) => isCompiled && /^\d+$/.test(code));
  return pageErrors({...unit, expected: new Set(numbers)}, findings);
}

/**
 * The compiler that is installed in a reader's folder, in the place of the checker's own. It sees all samples of a page
 * beside each other, but not the Lit Actions in them, which run on the nodes.
 *
 * @throws Error with what the compiler printed, if that is not about a file
 */
export const compilerIn =
  (folder: string): Compile =>
  async (_sdk, units, all, resolve) => {
    const files = all.filter(({isShown}) => isShown).flatMap((unit) => unit.files);
    for (const file of files) {
      mkdirSync(path.dirname(file.path), {recursive: true});
      writeFileSync(file.path, textOnDisk(file, resolve));
    }
    const project = {
      extends: ['./tsconfig.json', './tsconfig.page.json'],
      compilerOptions: {allowJs: true, checkJs: true},
      files: [DECLARATIONS.network, ...files.map((file) => file.path)],
    };
    writeFileSync(path.join(folder, 'tsconfig.samples.json'), JSON.stringify(project));
    const {ok, text} = await shell('npx tsc --pretty false -p tsconfig.samples.json', folder);
    const errors = printedErrors(text, folder);
    if (!ok && errors.length === 0) {
      throw new Error(text);
    }
    const shown = units.filter(({isShown}) => isShown);
    return new Map(shown.map((unit) => [unit, {errors: errorsOf(unit, errors), hovers: []}]));
  };
