import {describe, expect, it} from 'vitest';
import {MARK_END, MARK_START} from './request.shared';
import {readMarks} from './response.shared';

const mark = (text: string): string => MARK_START + text + MARK_END;

describe('readMarks', () => {
  it('cuts a text at its marks', () => {
    expect(readMarks(`Get ${mark('Session')} ${mark('Sigs')}, then sign`)).toEqual([
      {text: 'Get ', marked: false},
      {text: 'Session', marked: true},
      {text: ' ', marked: false},
      {text: 'Sigs', marked: true},
      {text: ', then sign', marked: false},
    ]);
  });

  it('leaves a text without marks in one part, HTML in it as text', () => {
    const html = '<b onclick="x()">a</b> & <mark>b</mark>';
    expect(readMarks(html)).toEqual([{text: html, marked: false}]);
    expect(readMarks(mark('<img src=x>'))).toEqual([{text: '<img src=x>', marked: true}]);
  });

  it('gives nothing for an empty text', () => {
    expect(readMarks('')).toEqual([]);
    expect(readMarks(mark(''))).toEqual([]);
  });

  it('shows no marker, also where they do not match', () => {
    const text = readMarks(`a${MARK_END}b${MARK_START}c${MARK_START}d${MARK_END}e${MARK_END}f`);
    expect(text.map((part) => part.text).join('')).toBe('abcdef');
  });
});
