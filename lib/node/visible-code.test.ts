import {describe, expect, it} from 'vitest';
import {visibleCode} from './visible-code';

const visible = (...lines: string[]): string[] => visibleCode(lines.join('\n')).split('\n');

describe('visibleCode', () => {
  it('shows code without notations as it is', () => {
    expect(visible('a', '', '  b')).toEqual(['a', '', '  b']);
  });

  it.each(['// ---cut---', '// ---cut-before---', '  // ---cut---  '])(
    'hides what stands above %s',
    (cut) => {
      expect(visible('a', cut, 'b')).toEqual(['b']);
    },
  );

  it('lets the last of several cuts count', () => {
    expect(visible('a', '// ---cut---', 'b', '// ---cut---', 'c')).toEqual(['c']);
  });

  it('hides what stands below cut-after', () => {
    expect(visible('a', '// ---cut-after---', 'b')).toEqual(['a']);
  });

  it('hides what stands between cut-start and cut-end', () => {
    expect(visible('a', '// ---cut-start---', 'b', '// ---cut-end---', 'c')).toEqual(['a', 'c']);
  });

  it.each(['// @errors: 2345', '// @filename: a.ts'])('hides %s', (directive) => {
    expect(visible(directive, 'a')).toEqual(['a']);
  });

  it('leaves no empty lines at its ends, and the indentation of the first line', () => {
    expect(visible('a', '// ---cut---', '', '  b', '', 'c', '')).toEqual(['  b', '', 'c']);
  });

  it('shows comments that only look like notations', () => {
    const lines = ['// cut here', "const mark = '// ---cut---';", '// @param a'];
    expect(visible(...lines)).toEqual(lines);
  });
});
