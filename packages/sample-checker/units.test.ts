import {describe, expect, it} from 'vitest';
import {cutLine, declarationsAsJsDoc, expectedErrors, sampleFiles} from './units';

describe('expectedErrors', () => {
  it('reads numbers and rules from every list', () => {
    const code = '// @errors: 2345 2339\n// @errors: unknown-network\nnew Client();';
    expect([...expectedErrors(code)]).toEqual(['2345', '2339', 'unknown-network']);
  });
});

describe('sampleFiles', () => {
  it('takes a sample without names for one file', () => {
    expect(sampleFiles('const a = 1;')).toEqual([
      {name: undefined, code: 'const a = 1;', firstLine: 0},
    ]);
  });

  it('splits at the names, and knows where each file starts', () => {
    const code =
      '// @errors: 1\n// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nimport "./a";';
    expect(sampleFiles(code)).toEqual([
      {name: 'a.ts', code: 'export const a = 1;', firstLine: 2},
      {name: 'b.ts', code: 'import "./a";', firstLine: 4},
    ]);
  });
});

describe('declarationsAsJsDoc', () => {
  const code = 'declare const a: { b: string };\n// ---cut---\ndeclare const c: string;';

  it('turns hidden declarations into typed constants, and leaves the shown lines alone', () => {
    expect(declarationsAsJsDoc(code).split('\n')).toEqual([
      'const a = /** @type {{ b: string }} */ (/** @type {unknown} */ (undefined));',
      '// ---cut---',
      'declare const c: string;',
    ]);
  });

  it('knows the last cut', () => {
    expect(cutLine(code)).toBe(1);
    expect(cutLine('const a = 1;')).toBe(-1);
  });
});
