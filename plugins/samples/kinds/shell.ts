import semver from 'semver';
import type {Sdk} from '../../sdk';
import type {Sample} from '../sample';
import type {LineProblem} from '../../shared/line-problems';

/** Commands that take packages, and the words after which packages follow. */
const INSTALLERS: readonly {command: string; verbs: readonly string[]}[] = [
  {command: 'npm', verbs: ['install', 'i', 'add']},
  {command: 'pnpm', verbs: ['install', 'i', 'add']},
  {command: 'yarn', verbs: ['add']},
  {command: 'npx', verbs: []},
];

/** Options of the installers that are followed by a value. */
const OPTIONS_WITH_VALUE = new Set(['--prefix', '--tag', '--registry', '-w', '--workspace', '-C']);

/** A package that a command takes from a registry. */
export interface PackageRequest {
  name: string;
  /** Version, range or tag behind the `@`. */
  wanted: string | undefined;
}

/** A command of a script. */
export interface Command {
  words: string[];
  /** 0-based line of the sample. */
  line: number;
}

/**
 * The simple commands of a script: joined at trailing backslashes, split at `&&`, `||`, `;` and
 * `|`.
 */
export function commandsOf(code: string): Command[] {
  const commands: Command[] = [];
  let pending = '';
  let firstLine = 0;
  code.split('\n').forEach((line, index) => {
    firstLine = pending === '' ? index : firstLine;
    const text = line.replace(/(?:^|\s)#.*$/, '');
    if (text.endsWith('\\')) {
      pending += `${text.slice(0, -1)} `;
      return;
    }
    for (const part of (pending + text).split(/&&|\|\||[;|]/)) {
      const words = part.trim().split(/\s+/).filter(Boolean);
      if (words.length > 0) {
        commands.push({words: words[0] === '$' ? words.slice(1) : words, line: firstLine});
      }
    }
    pending = '';
  });
  return commands;
}

/** `@scope/name@1.2.3` names a package and what is wanted of it. */
function parseRequest(word: string): PackageRequest {
  const at = word.indexOf('@', 1);
  return at === -1
    ? {name: word, wanted: undefined}
    : {name: word.slice(0, at), wanted: word.slice(at + 1)};
}

export function requestsOf(words: readonly string[]): PackageRequest[] {
  const [command, ...rest] = words;
  const installer = INSTALLERS.find((each) => each.command === command);
  if (!installer) {
    return [];
  }
  const operands = rest.filter(
    (word, index) => !word.startsWith('-') && !OPTIONS_WITH_VALUE.has(rest[index - 1] ?? ''),
  );
  if (command === 'yarn' && operands[0] === 'global') {
    operands.shift();
  }
  if (installer.verbs.length === 0) {
    return operands.slice(0, 1).map(parseRequest);
  }
  return installer.verbs.includes(operands[0] ?? '') ? operands.slice(1).map(parseRequest) : [];
}

/** Local folders and archives are not packages of a registry. */
const isLocal = ({name}: PackageRequest): boolean => /^(?:[./~]|file:)/.test(name);

function mistakeIn(sdk: Sdk, {name, wanted}: PackageRequest): string | undefined {
  const {tags, versionRequired, named} = sdk.install;
  const available = sdk.packages.get(name) ?? named[name];
  const place = `sdk/${sdk.version}/package.json`;
  if (available === undefined) {
    return `package "${name}" is not in ${place}`;
  }
  if (wanted === undefined) {
    return versionRequired.some((scope) => name.startsWith(scope))
      ? `"${name}" without a version installs another release; write ${name}@${available}`
      : undefined;
  }
  if (semver.validRange(wanted)) {
    return semver.satisfies(available, wanted)
      ? undefined
      : `"${name}@${wanted}" does not include ${available}, the version in ${place}`;
  }
  return wanted in tags ? undefined : `"${wanted}" is no tag of "${name}" that ${place} knows`;
}

/** The packages that a shell sample takes from a registry, with their 0-based lines. */
function packagesIn(code: string): {request: PackageRequest; line: number}[] {
  return commandsOf(code).flatMap(({words, line}) =>
    requestsOf(words)
      .filter((request) => !isLocal(request))
      .map((request) => ({request, line})),
  );
}

/**
 * Checks that the packages which a shell sample installs are those that the docs are checked
 * against. One that names none has nothing to check.
 */
export function checkShell(sdk: Sdk, {fence}: Sample): {usesSdk: boolean; errors: LineProblem[]} {
  const packages = packagesIn(fence.code);
  const errors = packages.flatMap(({request, line}) => {
    const message = mistakeIn(sdk, request);
    return message === undefined ? [] : [{line: fence.line + 1 + line, message}];
  });
  return {usesSdk: packages.length > 0, errors};
}
