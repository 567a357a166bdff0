import {expect, it} from 'vitest';
import {readPageContent} from '../fences';
import {fence} from '../testing/check-texts';
import {printedErrors, projectsOf} from './folder';

it('reads what the compiler prints, with the reasons below a message', () => {
  const printed = [
    "tsconfig.json: some words that are about no file's line",
    ".samples/docs/a.mdx/0/a.ts(3,7): error TS2322: Type 'string' is wrong.",
    "  Type 'string' is no number.",
    "b.ts(1,1): error TS2307: Cannot find module 'x'.",
  ].join('\n');
  expect(printedErrors(printed, '/reader')).toEqual([
    {
      file: '/reader/.samples/docs/a.mdx/0/a.ts',
      line: 2,
      code: '2322',
      message: "Type 'string' is wrong.\n  Type 'string' is no number. (TS2322)",
    },
    {
      file: '/reader/b.ts',
      line: 0,
      code: '2307',
      message: "Cannot find module 'x'. (TS2307)",
    },
  ]);
});

const projects = (...blocks: string[]): string[][] =>
  projectsOf(readPageContent(blocks.map((block) => fence('bash', block)).join('\n')).fences);

it('collects what npm does to a folder, wherever the page says it', () => {
  expect(
    projects(
      'mkdir app && cd app\nnpm init -y && npm pkg set type=module\nnpm install --save-exact a@1.0.0',
      'npx tsx app.ts\nnpm install -g tool@1.0.0\nnpm run dev',
      'npm install --save-dev \\\n  b@2.0.0 # for tests',
    ),
  ).toEqual([
    [
      'npm init -y',
      'npm pkg set type=module',
      'npm install --save-exact a@1.0.0',
      'npm install --save-dev b@2.0.0',
    ],
  ]);
});

it('keeps folders beside each other apart, and gives inner ones the packages of outer ones', () => {
  expect(
    projects(
      'mkdir one && cd one\nnpm install a@1.0.0',
      'mkdir two && cd two\nnpm install b@1.0.0\nmkdir inner',
      'cd inner\nnpm install c@1.0.0\ncd ..',
      'npm install d@1.0.0',
    ),
  ).toEqual([
    ['npm install a@1.0.0'],
    ['npm install b@1.0.0', 'npm install d@1.0.0'],
    ['npm install b@1.0.0', 'npm install c@1.0.0'],
  ]);
});

it('puts what comes before any folder into the first', () => {
  expect(projects('npm install a@1.0.0', 'mkdir one && cd one\nnpm init -y')).toEqual([
    ['npm init -y', 'npm install a@1.0.0'],
  ]);
});

it('makes the project of a template where it is tried', () => {
  expect(
    projects(
      'mkdir one && cd one\nnpm install a@1.0.0',
      'npm create vite@1.0.0 two -- --template react-ts\ncd two && npm install\nnpm install b@1.0.0',
    ),
  ).toEqual([
    ['npm install a@1.0.0'],
    [
      'npm create --yes vite@1.0.0 template -- --template react-ts',
      'rm template/tsconfig*.json',
      'mv template/* .',
      'npm install',
      'npm install b@1.0.0',
    ],
  ]);
});
