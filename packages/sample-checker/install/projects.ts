import path from 'node:path';
import {commandsOf} from '../kinds/shell';
import type {Fence} from '../sample';

/** What npm does to a folder. Everything else that pages type needs an installed project. */
const VERBS = new Set(['init', 'pkg', 'install', 'i', 'add', 'uninstall']);

const isInstall = (words: readonly string[]): boolean =>
  words[0] === 'npm' &&
  VERBS.has(words[1] ?? '') &&
  !words.some((word) => word === '-g' || word === '--global');

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
        // Who makes a second folder does so beside the first, not in it.
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
