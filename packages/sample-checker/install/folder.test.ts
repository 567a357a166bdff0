import {expect, it} from 'vitest';
import {printedErrors} from './folder';

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
