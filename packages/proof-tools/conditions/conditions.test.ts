import {describe, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../../site/versions';
import {releaseOf} from '../../sdk-facts/release';
import {Unreadable} from '../json-text';
import {hashConditions} from './canonical';
import {chainsOf} from '../release-facts';
import {checkConditions} from './check';
import GALLERY from './gallery.json';
import {
  CONDITION_FIELDS,
  type Conditions,
  conditionsOf,
  type Item,
  leavesOf,
  readConditions,
} from './model';
import {sentenceOf, type Token} from './sentence';
import {formatUnits, parseUnits} from './units';

/** The functions of the SDK that this part says the same as. */
interface Sdk {
  humanizeAccessControlConditions(params: object): Promise<string | undefined>;
  hashAccessControlConditions(list: unknown): Promise<ArrayBuffer>;
  hashEVMContractConditions(list: unknown): Promise<ArrayBuffer>;
  hashSolRpcConditions(list: unknown): Promise<ArrayBuffer>;
  hashUnifiedAccessControlConditions(list: unknown): Promise<ArrayBuffer>;
}

const HASH = {
  accessControlConditions: 'hashAccessControlConditions',
  evmContractConditions: 'hashEVMContractConditions',
  solRpcConditions: 'hashSolRpcConditions',
  unifiedAccessControlConditions: 'hashUnifiedAccessControlConditions',
} as const;

const RELEASES = DOCS_VERSIONS.map((version) => ({
  version,
  chains: chainsOf(releaseOf(version)),
  sdk: releaseOf(version).load<Sdk>('@lit-protocol/access-control-conditions'),
}));

/** Tokens without a name, so that no release asks a chain for their decimals. */
const tokensIn = (list: readonly Item[]): Token[] =>
  leavesOf(list).flatMap((leaf) =>
    leaf.standardContractType === 'ERC20'
      ? [{address: String(leaf.contractAddress), decimals: 18}]
      : [],
  );

async function expectSame({field, list}: Conditions): Promise<void> {
  const tokenList = tokensIn(list);
  for (const {sdk} of RELEASES) {
    const sentence = await sdk.humanizeAccessControlConditions({[field]: list, tokenList});
    expect(sentenceOf({field, list}, tokenList)).toBe(sentence);
    const hash = await sdk[HASH[field]](list);
    expect(hashConditions({field, list})).toBe(Buffer.from(hash).toString('hex'));
  }
}

const gallery = GALLERY.map(({name, list}): [string, Conditions] => [name, conditionsOf(list)]);
const eth = gallery[0]![1].list[0] as Record<string, unknown>;
const unified = gallery.at(-1)![1];

describe('sentence and hash are those of the SDK', () => {
  it.each(gallery)('for the condition of the docs: %s', (_, conditions) => expectSame(conditions));

  it('for made ones of all families, comparators, types and shapes', async () => {
    const made: Conditions[] = [];
    for (const comparator of ['>', '>=', '=', '<', '<=', 'contains', '!=', '=>']) {
      for (const [, {field, list}] of gallery) {
        const changed = JSON.parse(JSON.stringify(list), (key, value: unknown) =>
          key === 'comparator' ? comparator : value,
        ) as Item[];
        made.push({field, list: changed});
      }
    }
    for (const value of ['0', '1', '100', '0x10', '-5', '1234567890123456789012', ':userAddress']) {
      const isAmount = /^-?\d|^0x/.test(value);
      const returnValueTest = {comparator: '>', value};
      made.push({
        field: 'evmContractConditions',
        list: gallery
          .find(([, {field}]) => field === 'evmContractConditions')![1]
          .list.map((item) => ({
            ...(item as object),
            returnValueTest: {...returnValueTest, key: 'a'},
          })),
      });
      made.push({
        field: 'accessControlConditions',
        list: [{...eth, method: isAmount ? 'eth_getBalance' : '', returnValueTest}],
      });
    }
    const other = {...eth, parameters: undefined, extra: 1};
    made.push(
      {field: 'accessControlConditions', list: [eth, eth, [eth, eth]] as Item[]},
      {field: 'accessControlConditions', list: [eth, {operator: 'AND', more: 1}, other] as Item[]},
      {field: 'accessControlConditions', list: []},
      {
        field: 'solRpcConditions',
        list: [
          {
            method: 'getBalance',
            params: [],
            chain: 'solana',
            returnValueTest: {key: '', comparator: '=', value: '7'},
          },
        ],
      },
      {
        field: 'solRpcConditions',
        list: [
          {method: '', params: [], chain: 'solana', returnValueTest: {comparator: '=', value: 'a'}},
        ],
      },
      {
        field: 'unifiedAccessControlConditions',
        list: [
          {
            conditionType: 'cosmos',
            path: ':userAddress',
            chain: 'kyve',
            returnValueTest: {key: '', comparator: '=', value: 'kyve1'},
          },
        ],
      },
      {
        field: 'unifiedAccessControlConditions',
        list: [
          {
            conditionType: 'cosmos',
            path: '/kyve/registry/v1beta1/funders_list/0',
            chain: 'kyve',
            returnValueTest: {key: '', comparator: '=', value: 'kyve1'},
          },
        ],
      },
      {
        field: 'accessControlConditions',
        list: [
          {
            ...eth,
            contractAddress: '0x22C1f6050E56d2876009903609a2cC3fEf83B415',
            standardContractType: 'ERC721',
            method: 'balanceOf',
            returnValueTest: {comparator: '>', value: '0'},
          },
        ],
      },
      {field: 'accessControlConditions', list: [{...eth, standardContractType: 'Toaster'}]},
    );
    expect(made.length).toBeGreaterThan(50);
    for (const conditions of made) await expectSame(conditions);
  });

  it('and neither is there where the SDK throws', () => {
    const {list} = unified;
    const without = (name: string): Conditions => ({
      field: 'unifiedAccessControlConditions',
      list: list.map((item) =>
        Object.fromEntries(Object.entries(item).filter(([key]) => key !== name)),
      ),
    });
    for (const name of ['conditionType', 'returnValueTest', 'pdaKey']) {
      expect(hashConditions(without(name)), name).toBeUndefined();
    }
    expect(sentenceOf(without('returnValueTest'))).toBeUndefined();
    expect(hashConditions({field: 'unifiedAccessControlConditions', list: []})).toBeUndefined();
    expect(
      sentenceOf({
        field: 'accessControlConditions',
        list: [{...eth, returnValueTest: {comparator: '>', value: '0.1'}}],
      }),
    ).toBeUndefined();
  });
});

describe('the check', () => {
  const {chains} = RELEASES.at(-1)!;
  const texts = (conditions: Conditions): string[] =>
    checkConditions(conditions, chains).map(
      ({place, text, isError}) => `${isError ? '' : '? '}${place}: ${text}`,
    );

  it.each(gallery)('finds nothing wrong with %s', (_, conditions) => {
    for (const {chains: known} of RELEASES) {
      expect(checkConditions(conditions, known).filter(({isError}) => isError)).toEqual([]);
    }
  });

  it.each<[string, object | ((condition: Record<string, unknown>) => unknown[]), string]>([
    [
      'an unknown comparator',
      {returnValueTest: {comparator: '=>', value: '1'}},
      'Condition 1: "=>" is no comparator',
    ],
    [
      'ETH for wei',
      {returnValueTest: {comparator: '>', value: '0.1'}},
      'Condition 1: "0.1" has a decimal point',
    ],
    [
      'hex',
      {returnValueTest: {comparator: '>', value: '0x1'}},
      'is no whole number in decimal digits',
    ],
    ['a number', {returnValueTest: {comparator: '>', value: 1}}, 'nodes compare with "1"'],
    [
      'few wei',
      {returnValueTest: {comparator: '>', value: '5'}},
      '? Condition 1: 5 of the smallest unit',
    ],
    [
      'a wrong letter case of a field',
      {contractaddress: ''},
      '"contractaddress" is written "contractAddress"',
    ],
    ['a chain in another letter case', {chain: 'Ethereum'}, 'The chain is written "ethereum"'],
    ['a chain that is none', {chain: 'mars'}, '"mars" is no chain of this release'],
    ['a chain of another family', {chain: 'solana'}, '"solana" is no chain of evmBasic'],
    [
      'a type in another letter case',
      {standardContractType: 'erc20'},
      'The type is written "ERC20"',
    ],
    ['a method of another type', {method: 'ownerOf'}, '"ownerOf" is no method of type ""'],
    ['a misspelt placeholder', {parameters: [':useraddress']}, 'is written ":userAddress"'],
    ['no placeholder', {parameters: []}, 'the same for everybody'],
    [
      'a number among the parameters',
      {parameters: [1]},
      'parameters holds something else than text',
    ],
    [
      'an ENS name',
      {standardContractType: 'ERC20', method: 'balanceOf', contractAddress: 'lit.eth'},
      'names are not resolved',
    ],
    [
      'no checksum',
      {
        standardContractType: 'ERC20',
        method: 'balanceOf',
        contractAddress: '0xa80617371a5f511bf4c1ddf822e6040acaa63e71',
      },
      '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71',
    ],
    [
      'milliseconds',
      {
        standardContractType: 'timestamp',
        method: 'eth_getBlockByNumber',
        returnValueTest: {comparator: '>', value: '1704067200000'},
      },
      'in milliseconds',
    ],
    ['no test', {returnValueTest: null}, 'returnValueTest is no object'],
    ['no operator', (one) => [one, {operator: 'or'}, one, one], 'An operator is missing'],
    ['only implied operators', (one) => [one, one], '? The list: There are no operators'],
    ['an operator at the end', (one) => [one, {operator: 'and'}], 'ends with an operator'],
    ['an operator in upper case', (one) => [one, {operator: 'AND'}, one], 'in lower case'],
    [
      'both operators',
      (one) => [one, {operator: 'and'}, one, {operator: 'or'}, one],
      'from left to right',
    ],
    ['an empty group', (one) => [one, {operator: 'and'}, []], 'A group: A list or group is empty'],
    [
      'too many',
      (one) => Array.from({length: 61}, (_, index) => (index % 2 ? {operator: 'or'} : one)),
      'There are 31 conditions',
    ],
  ])('finds %s', (_, change, text) => {
    const list: unknown[] =
      typeof change === 'function'
        ? (change as (one: object) => unknown[])(eth)
        : [{...eth, ...change}];
    expect(texts({field: 'accessControlConditions', list: list as Item[]}).join('\n')).toContain(
      text,
    );
  });

  it.each<[string, (condition: Record<string, unknown>, index: number) => object, string]>([
    ['a missing conditionType', (one) => ({...one, conditionType: undefined}), 'conditionType'],
    [
      'a family in another letter case',
      (one) => ({...one, conditionType: 'evmbasic'}),
      'write "evmBasic"',
    ],
    [
      'a Solana condition without pdaKey',
      (one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'pdaKey')),
      'pdaKey missing',
    ],
    [
      'a Cosmos condition without null',
      (one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'method')),
      'method missing: write null',
    ],
    [
      'another function name',
      (one) => (one.functionName ? {...one, functionName: 'burn'} : one),
      'name in functionAbi differ',
    ],
    [
      'too few arguments',
      (one) => (one.functionName ? {...one, functionParams: []} : one),
      '0 functionParams for 2 inputs',
    ],
  ])('finds %s in a unified list', (_, change, text) => {
    const list = unified.list.map((item, index) =>
      'operator' in item ? item : change(item as Record<string, unknown>, index),
    ) as Item[];
    expect(texts({...unified, list}).join('\n')).toContain(text);
  });
});

describe('reading', () => {
  it('takes a list, a condition, and a list under its name', () => {
    const list = JSON.stringify([eth]);
    for (const text of [list, JSON.stringify(eth), `{"accessControlConditions":${list}}`]) {
      expect(readConditions(text)).toEqual({field: 'accessControlConditions', list: [eth]});
    }
    expect(unified.field).toBe('unifiedAccessControlConditions');
    expect(CONDITION_FIELDS).toContain(unified.field);
  });

  it.each([
    ['', 'Paste a list of conditions, as JSON.'],
    ['{"a": 1', 'The text ends too early, at line 1, character 8: it seems to be cut off.'],
    [
      "[{chain: 'ethereum'}]",
      'This stops being JSON at line 1, character 3, before "chain: \'ethe". JSON has names and text in double quotes.',
    ],
    ['[1]', 'Item 1 of the list is a number; a list holds conditions, operators and groups.'],
    ['7', 'This is no list of conditions: a list begins with [.'],
    [
      '{"accessControlConditions": {}}',
      'accessControlConditions is no list: a list begins with [.',
    ],
  ])('says of %j what is wrong', (text, message) => {
    expect(() => readConditions(text)).toThrow(new Unreadable(message));
  });
});

it('converts amounts both ways', () => {
  expect(formatUnits('10000000000000', 18)).toBe('0.00001');
  expect(formatUnits('1.5', 18)).toBeUndefined();
  expect(parseUnits('0.00001', 18)).toBe('10000000000000');
  expect(parseUnits('0.0000001', 6)).toBeUndefined();
});
