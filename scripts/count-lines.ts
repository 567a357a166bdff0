import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

// Prints how many lines of code of our own each folder has: without tests, data (JSON and Markdown: sidebars, questions,
// probes and the like, which only TypeScript's files around them are counted of), declarations and the SDK's stubs.

const CODE = /\.(?:ts|tsx|mts|js|cjs|mjs)$/;
const NOT_COUNTED = /\.(?:test|spec)\.|\.d\.ts$|(?:^|\/)(?:testing|tests|sdk|bench|examples)\//;

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => CODE.test(file) && !NOT_COUNTED.test(file));

const lines: Record<string, number> = {};
for (const file of files) {
  const folder = file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  for (const place of [folder, 'in all']) {
    lines[place] = (lines[place] ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1;
  }
}
for (const [place, count] of Object.entries(lines).sort(([, a], [, b]) => a - b)) {
  console.log(`${String(count).padStart(6)}  ${place}`);
}
