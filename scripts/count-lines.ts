import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

// Prints how many lines of code of our own each folder has: without tests, data (JSON and Markdown: sidebars, questions,
// probes and the like, which only TypeScript's files around them are counted of), declarations and the SDK's stubs.

const CODE = /\.(?:ts|tsx|mts|js|cjs|mjs)$/;
const NOT_COUNTED = /\.(?:test|spec)\.|\.d\.ts$|(?:^|\/)(?:testing|tests|sdk|bench|examples)\//;

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => CODE.test(file) && !NOT_COUNTED.test(file));

const lines = new Map<string, number>();
for (const file of files) {
  const folder = file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  const count = readFileSync(file, 'utf8').split('\n').length - 1;
  lines.set(folder, (lines.get(folder) ?? 0) + count);
}
for (const [folder, count] of [...lines].sort(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(6)}  ${folder}`);
}
const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
console.log(`${String(total).padStart(6)}  in all`);
