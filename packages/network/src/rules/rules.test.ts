import {describe, expect, it} from 'vitest';
import {requireSdk} from '../testing/sdk';
import {type ChainFamily, chainsOf} from './chains';
import CHAINS from './chain-table.json';
import {COMPARATORS, comparatorsOf, familyByFields, hasWord} from './conditions';
import {SDK_CODES} from './errors';

const FAMILY_OF_MACHINE: Readonly<Record<string, ChainFamily>> = {
  EVM: 'evm',
  SVM: 'solana',
  CVM: 'cosmos',
};

describe.each([2, 3] as const)('release %s of the SDK', (release) => {
  it('knows the chains that the table says, in its order', () => {
    const {ALL_LIT_CHAINS} = requireSdk(release, 'constants');
    const chains = Object.entries(ALL_LIT_CHAINS).map(([key, {vmType}]) => ({key, vmType}));
    expect(chainsOf(`v${release}`)).toEqual(chains.map(({key}) => key));
    for (const {key, vmType} of chains) {
      expect(chainsOf(`v${release}`, FAMILY_OF_MACHINE[vmType]), key).toContain(key);
    }
  });

  it('has the codes with which it refuses conditions', () => {
    const {LIT_ERROR} = requireSdk(release, 'constants');
    const names = Object.values(LIT_ERROR).map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining([...SDK_CODES]));
  });

  it('has a word for the comparators that the table says', () => {
    const {humanizeComparator} = requireSdk(release, 'access-control-conditions');
    const named = COMPARATORS.filter((name) => humanizeComparator(name) !== undefined);
    expect(COMPARATORS.filter(hasWord)).toEqual(named);
  });
});

it('gives each Cosmos chain the start of its addresses', () => {
  const cosmos = Object.values(CHAINS).filter(({family}) => family === 'cosmos');
  expect(cosmos.filter((chain) => !('prefix' in chain))).toEqual([]);
});

it('tells a family by the fields that no other has', () => {
  const familyOf = (...names: string[]) => familyByFields((name) => names.includes(name));
  expect(familyOf('contractAddress', 'functionAbi')).toBe('evmContract');
  expect(familyOf('method', 'pdaParams')).toBe('solRpc');
  expect(familyOf('method', 'parameters', 'path')).toBe('cosmos');
  expect(familyOf('method', 'parameters', 'contractAddress')).toBe('evmBasic');
});

it('knows text that is not contained in basic conditions alone', () => {
  expect(comparatorsOf('evmBasic')).toContain('!contains');
  expect(comparatorsOf('cosmos')).not.toContain('!contains');
});
