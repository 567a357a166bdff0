import {describe, expect, it} from 'vitest';
import {namesOf} from './names';
import type {Term} from './terms';

const term = (title: string): Term => ({title, id: title, definition: ''});

const names = (
  titles: string[],
  aliases: Record<string, readonly string[]> = {},
  ordinary: string[] = [],
) => namesOf(titles.map(term), {aliases, ordinary});

const keys = (...parameters: Parameters<typeof names>) => [...names(...parameters).keys()];

describe('the names of a term', () => {
  it.each([
    ['AuthSig', ['AuthSig', 'AuthSigs']],
    ['SessionSigs', ['SessionSigs']],
    ['Lit Action', ['Lit Action', 'Lit Actions']],
    ['Session key', ['session key', 'session keys', 'Session key', 'Session keys']],
    ['Relayer', ['relayer', 'relayers', 'Relayer', 'Relayers']],
    [
      'Multi-party computation (MPC)',
      [
        'multi-party computation',
        'multi-party computations',
        'Multi-party computation',
        'Multi-party computations',
        'MPC',
        'MPCs',
      ],
    ],
  ])('%s', (title, expected) => {
    expect(keys([title])).toEqual(expected);
  });

  it('are joined by its aliases', () => {
    expect(keys(['SIWE'], {SIWE: ['EIP-4361']})).toEqual([
      'SIWE',
      'SIWEs',
      'EIP-4361',
      'EIP-4361s',
    ]);
  });

  it('are none where it is an ordinary word', () => {
    expect(keys(['Proof', 'SIWE'], {}, ['Proof'])).toEqual(['SIWE', 'SIWEs']);
  });
});

describe('one line says', () => {
  it.each([
    [['A'], {B: ['c']}, [], '"B" is no heading of the glossary; name one of its terms'],
    [['A'], {}, ['B'], '"B" is no heading of the glossary; name one of its terms'],
    [['Aa', 'Bb'], {Bb: ['Aa']}, [], '"aa" is a name of "Aa" and of "Bb"'],
  ])('what is wrong with %j, %j, %j', (titles, aliases, ordinary, line) => {
    expect(() => names(titles, aliases, ordinary)).toThrow(
      `features/glossary/aliases.json: ${line}`,
    );
  });
});
