import semver from 'semver';
import {identity} from '../../../site/identity';
import type {Sdk} from '../../sdk-release/sdk';
import type {Sample} from '../sample';
import type {LineProblem} from '../../../lib/node/site-error';

/** Commands that take packages, and the packages; `npx` takes one and its arguments. */
const INSTALLS = /^(?:p?npm (?:install|i|add)|yarn (?:global )?add|(?<npx>npx)) (?<packages>.+)$/;

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

/** The simple commands of a script: joined at trailing backslashes, split at `&&`, `||`, `;` and `|`. */
export function commandsOf(code: string): Command[] {
  const script = code.replace(/(?:^|[ \t])#.*$/gm, '');
  return [...script.matchAll(/(?:\\\n|.)+/g)].flatMap(({0: text, index}) => {
    const line = script.slice(0, index).split('\n').length - 1;
    return text
      .replaceAll('\\\n', ' ')
      .split(/&&|\|\||[;|]/)
      .map((part) => part.trim().replace(/^\$ /, ''))
      .filter((command) => command !== '')
      .map((command) => ({words: command.split(/\s+/), line}));
  });
}

/** The packages that a command installs or starts. */
export function requestsOf(words: readonly string[]): PackageRequest[] {
  const operands = words.filter((word) => !word.startsWith('-'));
  const {npx, packages} = INSTALLS.exec(operands.join(' '))?.groups ?? {};
  const named = packages?.split(' ').slice(0, npx ? 1 : undefined) ?? [];
  return named.map((word) => {
    const [name, wanted] = word.split(/(?<=.)@/);
    return {name: name!, wanted};
  });
}

/** The command installs for all folders: `npm install -g`, `yarn global add`. */
export const isGlobal = (words: readonly string[]): boolean =>
  words.some((word) => ['-g', '--global', 'global'].includes(word));

/** Local folders and archives, and what this site serves, are not packages of a registry. */
const isLocal = ({name}: PackageRequest): boolean =>
  /^(?:[./~]|file:)/.test(name) || name.startsWith(`${identity.defaultUrl}/`);

/** The mistake in a request; empty if there is none. */
function mistakeIn(sdk: Sdk, {name, wanted}: PackageRequest): string {
  const {tags, versionRequired, named} = sdk.install;
  const available = sdk.packages.get(name) ?? named[name];
  const place = `sdk/${sdk.version}/package.json`;
  if (available === undefined) {
    return `package "${name}" is not in ${place}`;
  }
  if (wanted === undefined) {
    return versionRequired.some((scope) => name.startsWith(scope))
      ? `"${name}" without a version installs another release; write ${name}@${available}`
      : '';
  }
  if (semver.validRange(wanted)) {
    return semver.satisfies(available, wanted)
      ? ''
      : `"${name}@${wanted}" does not include ${available}, the version in ${place}`;
  }
  return wanted in tags ? '' : `"${wanted}" is no tag of "${name}" that ${place} knows`;
}

/**
 * Checks that the packages which a shell sample installs are those that the docs are checked
 * against. One that names none has nothing to check.
 */
export function checkShell(sdk: Sdk, {fence}: Sample): {usesSdk: boolean; errors: LineProblem[]} {
  const found = commandsOf(fence.code).flatMap(({words, line}) =>
    requestsOf(words)
      .filter((request) => !isLocal(request))
      .map((request) => ({line: fence.line + 1 + line, message: mistakeIn(sdk, request)})),
  );
  return {usesSdk: found.length > 0, errors: found.filter(({message}) => message !== '')};
}
