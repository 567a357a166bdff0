import https from 'node:https';
import {describe, expect, it, vi} from 'vitest';
import {DOCS_VERSIONS} from '../../../site/versions';
import {releaseOf} from '../../sdk-facts/release';
import {type JsonObject, Unreadable} from '../json';
import {checkConditions} from './check';
import GALLERY from './gallery.json';
import {CONDITION_FIELDS, type ConditionField} from 'lit-local-network/rules';
import {type Conditions, conditionsOf, type Item, leavesOf, readConditions} from './model';
import {askSdk} from './sdk';
import {formatUnits, parseUnits} from './units';

const gallery = GALLERY.map(({name, list}): [string, Conditions] => [name, conditionsOf(list)]);
const eth = gallery[0]![1].list[0] as JsonObject;
const unified = gallery.at(-1)![1];

const basic = (...list: unknown[]): Conditions => ({
  field: 'accessControlConditions',
  list: list as Item[],
});
const test = (comparator: string, value: unknown) => ({returnValueTest: {comparator, value}});
const and = {operator: 'and'};
const or = {operator: 'or'};
const without = (object: object, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

describe('sentence and hash', () => {
  /** The functions of a release, by the names under which calls take conditions. */
  type Sdk = Record<string, (list: unknown) => Promise<ArrayBuffer>> & {
    humanizeAccessControlConditions: (params: object) => Promise<string>;
  };
  const HASH: Readonly<Record<ConditionField, string>> = {
    accessControlConditions: 'hashAccessControlConditions',
    evmContractConditions: 'hashEVMContractConditions',
    solRpcConditions: 'hashSolRpcConditions',
    unifiedAccessControlConditions: 'hashUnifiedAccessControlConditions',
  };

  it.each(gallery)('are those of both releases for %s', async (_, {field, list}) => {
    const tokenList = leavesOf(list).map(({contractAddress: address}) => ({address, decimals: 18}));
    const {sentence, hash} = await askSdk({field, list});
    for (const version of DOCS_VERSIONS) {
      const sdk = releaseOf(version).load<Sdk>('@lit-protocol/access-control-conditions');
      const params = {[field]: list, tokenList};
      expect(await sdk.humanizeAccessControlConditions(params)).toBe(sentence);
      expect(Buffer.from(await sdk[HASH[field]]!(list)).toString('hex')).toBe(hash);
    }
  });

  it('are missing where the SDK throws', async () => {
    expect(await askSdk({...unified, list: []})).toMatchObject({hash: undefined});
    expect(await askSdk(basic({...eth, ...test('>', '0.1')}))).toMatchObject({sentence: undefined});
    const list = unified.list.map((item) => without(item, 'conditionType'));
    expect(await askSdk({...unified, list})).toEqual({sentence: undefined, hash: undefined});
  });

  it('never ask a chain for the decimals of a token', async () => {
    const request = vi.spyOn(https, 'request');
    const token = {...eth, standardContractType: 'ERC20', method: 'balanceOf'};
    const {sentence} = await askSdk(basic({...token, contractAddress: '0x1'}), {'0x1': 12});
    expect(sentence).toBe('Owns at least 10.0 of 0x1 tokens');
    await askSdk(basic([token, {...token, contractAddress: `0x${'2'.repeat(40)}`, operator: ''}]));
    expect(request).not.toHaveBeenCalled();
  });
});

describe('the check', () => {
  const findingsText = (conditions: Conditions): string =>
    checkConditions(conditions, 'v3')
      .map(({place, text, isError}) => `${isError ? '' : '? '}${place}: ${text}`)
      .join('\n');

  it.each(gallery)('finds nothing wrong with %s', (_, conditions) => {
    for (const version of DOCS_VERSIONS) {
      expect(checkConditions(conditions, version).filter(({isError}) => isError)).toEqual([]);
    }
  });

  const erc20 = {standardContractType: 'ERC20', method: 'balanceOf'};
  const erc721 = {standardContractType: 'ERC721', method: 'ownerOf'};
  const batch = {standardContractType: 'ERC1155', method: 'balanceOfBatch'};
  const timestamp = {standardContractType: 'timestamp', method: 'eth_getBlockByNumber'};
  const usdc = '0xa80617371a5f511bf4c1ddf822e6040acaa63e71';
  it.each<[text: string, change: object]>([
    ['Condition 1: "=>" is no comparator', test('=>', '1')],
    ['Condition 1: "0.1" has a decimal point', test('>', '0.1')],
    ['is no whole number in decimal digits', test('>', '0x1')],
    ['nodes compare with "1"', test('>', 1)],
    ['? Condition 1: 5 of the smallest unit', test('>', '5')],
    ['"contractaddress" is written "contractAddress"', {contractaddress: ''}],
    ['The chain is written "ethereum"', {chain: 'Ethereum'}],
    ['"mars" is no chain of this release', {chain: 'mars'}],
    ['"solana" is no chain of evmBasic', {chain: 'solana'}],
    ['The type is written "ERC20"', {standardContractType: 'erc20'}],
    ['"ownerOf" is no method of type ""', {method: 'ownerOf'}],
    ['is written ":userAddress"', {parameters: [':useraddress']}],
    ['":user" is nothing that nodes replace', {parameters: [':user']}],
    ['first parameter is the token id', {...erc721, parameters: ['one']}],
    ['lists of addresses and token ids differ', {...batch, parameters: ['a,b', '1']}],
    ['? Condition 1: Nodes know "!="', test('!=', '1000000000000')],
    ['the same for everybody', {parameters: []}],
    ['parameters holds something else than text', {parameters: [1]}],
    ['names are not resolved', {...erc20, contractAddress: 'lit.eth'}],
    ['0xA80617371A5f511Bf4c1dDf822E6040acaa63e71', {...erc20, contractAddress: usdc}],
    ['in milliseconds', {...timestamp, ...test('>', '1704067200000')}],
    ['returnValueTest is no object', {returnValueTest: null}],
    // Errors come before hints.
    ['unit.\n? Condition', {...erc20, contractAddress: usdc, ...test('>', '0.1')}],
  ])('says %j of a condition', (text, change) => {
    expect(findingsText(basic({...eth, ...change}))).toContain(text);
  });

  it.each<[text: string, ...list: unknown[]]>([
    ['An operator is missing', eth, or, eth, eth],
    ['? The list: There are no operators', eth, eth],
    ['ends with an operator', eth, and],
    ['in lower case', eth, {operator: 'AND'}, eth],
    ['from left to right', eth, and, eth, or, eth],
    ['A group: A list or group is empty', eth, and, []],
    ['There are 31 conditions', ...Array.from({length: 61}, (_, at) => (at % 2 ? or : eth))],
  ])('says %j of a list', (text, ...list) => {
    expect(findingsText(basic(...list))).toContain(text);
  });

  it.each<[text: string, change: (condition: JsonObject) => object]>([
    ['conditionType is missing', (one) => without(one, 'conditionType')],
    ['write "evmBasic"', (one) => ({...one, conditionType: 'evmbasic'})],
    ['pdaKey missing', (one) => without(one, 'pdaKey')],
    ['method missing: write null', (one) => without(one, 'method')],
    ['name in functionAbi differ', (one) => ({...one, functionName: 'burn'})],
    [
      '"!contains" is no comparator of cosmos conditions',
      (one) => ({
        ...one,
        returnValueTest: {...(one.returnValueTest as object), comparator: '!contains'},
      }),
    ],
    ['0 functionParams for 2 inputs', (one) => ({...one, functionParams: []})],
  ])('says %j of a unified list', (text, change) => {
    const list = unified.list.map(
      (item) => ('operator' in item ? item : change(item as JsonObject)) as Item,
    );
    expect(findingsText({...unified, list})).toContain(text);
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
