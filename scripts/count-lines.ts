import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

// Prints how many lines of our own each folder has: code, the styles beside it, and tests with what only they use. Not
// counted: data (JSON, Markdown and MDX), declarations, and the SDK's stubs.

const KINDS: readonly [kind: 'tests' | 'styles' | 'code', files: RegExp][] = [
  ['tests', /\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)(?:tests|testing)\/.*\.[cm]?[jt]sx?$/],
  ['styles', /\.css$/],
  ['code', /\.[cm]?[jt]sx?$/],
];
const NOT_COUNTED = /\.d\.ts$|^sdk\//;

/** Measurements, apps that pages show, and the local network: counted by themselves. */
const APART = ['bench', 'examples', 'packages/network'];

const folderOf = (file: string): string =>
  APART.find((folder) => file.startsWith(`${folder}/`)) ??
  (file.split('/').slice(0, -1).slice(0, 2).join('/') || '.');

const lines = new Map<string, {folder: string; code: number; styles: number; tests: number}>();
const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
for (const file of files.filter((name) => !NOT_COUNTED.test(name))) {
  const [kind] = KINDS.find(([, pattern]) => pattern.test(file)) ?? [];
  if (kind) {
    const count = readFileSync(file, 'utf8').split('\n').length - 1;
    const folder = folderOf(file);
    for (const place of APART.includes(folder) ? [folder] : [folder, 'in all']) {
      const sums = lines.get(place) ?? {folder: place, code: 0, styles: 0, tests: 0};
      sums[kind] += count;
      lines.set(place, sums);
    }
  }
}

const isApart = (folder: string): number => Number(APART.includes(folder));
console.table(
  [...lines.values()].sort(
    (a, b) => isApart(a.folder) - isApart(b.folder) || a.code + a.tests - b.code - b.tests,
  ),
);
