import {describe, expect, it} from 'vitest';
import {parseSequence} from './parse';

describe('parseSequence', () => {
  it('numbers parties in the order in which they appear', () => {
    expect(
      parseSequence('App -> Nodes: asks\nNodes -> Chain: reads\nNodes -> App: answers'),
    ).toEqual({
      parties: ['App', 'Nodes', 'Chain'],
      messages: [
        {from: 1, to: 2, text: 'asks'},
        {from: 2, to: 3, text: 'reads'},
        {from: 2, to: 1, text: 'answers'},
      ],
    });
  });

  it('ignores empty lines and indentation', () => {
    expect(parseSequence('\n  App -> App: waits  \n\n').messages).toEqual([
      {from: 1, to: 1, text: 'waits'},
    ]);
  });

  it.each([
    ['Your app -> Lit nodes: asks', ['Your app', 'Lit nodes'], 'asks'],
    ['A->B: asks', ['A', 'B'], 'asks'],
    ['A -> B: says: a -> b', ['A', 'B'], 'says: a -> b'],
    ['A -> B: opens https://example.org', ['A', 'B'], 'opens https://example.org'],
  ])('reads %s', (line, parties, text) => {
    expect(parseSequence(line)).toEqual({parties, messages: [{from: 1, to: 2, text}]});
  });

  it.each([
    'App: asks',
    'App -> Nodes',
    'App -> Nodes:',
    'App -> : asks',
    '-> App: asks',
    'App → B: a',
  ])('refuses %j, and quotes it', (line) => {
    expect(() => parseSequence(`A -> B: asks\n${line}`)).toThrow(
      `"${line}" is no message; write "From -> To: text"`,
    );
  });

  it.each(['', '\n \n'])('refuses a diagram without messages', (source) => {
    expect(() => parseSequence(source)).toThrow(
      'the diagram has no messages; write one a line, "From -> To: text"',
    );
  });

  it('refuses more parties than fit', () => {
    const lines = ['A -> B: 1', 'B -> C: 2', 'C -> D: 3', 'D -> E: 4'];
    expect(parseSequence(lines.join('\n')).parties).toHaveLength(5);
    expect(() => parseSequence([...lines, 'E -> F: 5'].join('\n'))).toThrow(
      'the diagram has 6 parties; 5 are readable',
    );
  });
});
