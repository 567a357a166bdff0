import type {ConditionField} from '../../network/src/rules';
import {isObject, type JsonObject, own} from '../json-text';
import {
  type Conditions,
  familyIn,
  isGroup,
  isOperator,
  type Item,
  listIn,
  NotForSdk,
  objectIn,
  sdkAnswer,
} from './model';
import {formatUnits} from './units';

/** What the SDK says of a type that it has no sentence for. */
export const NO_SENTENCE = 'Oops. something went wrong!';

/** A token that the sentence names, as `tokenList` of the SDK's function does. */
export interface Token {
  address: string;
  decimals: number;
  symbol?: string;
}

const WORDS: Readonly<Record<string, string>> = {
  '>': 'more than',
  '>=': 'at least',
  '=': 'exactly',
  '<': 'less than',
  '<=': 'at most',
  contains: 'contains',
};

/** POAP's contract: a balance of more than none has a sentence of its own. */
const POAP = '0x22C1f6050E56d2876009903609a2cC3fEf83B415';

/** ethers assumes as many where nobody says. */
const DEFAULT_DECIMALS = 18;

/** A value as a template of JavaScript writes it. */
const write = (value: unknown): string => (isObject(value) ? '[object Object]' : String(value));

interface Test {
  words: string;
  value: string;
  raw: unknown;
  comparator: unknown;
  /** ` for key …`, or nothing. */
  key: string;
}

function testOf(condition: JsonObject): Test {
  const test = objectIn(condition, 'returnValueTest');
  const comparator = own(test, 'comparator');
  const words =
    typeof comparator === 'string' && Object.hasOwn(WORDS, comparator)
      ? WORDS[comparator]!
      : 'undefined';
  const raw = own(test, 'value');
  const key = own(test, 'key');
  return {
    comparator,
    words,
    raw,
    value: write(raw),
    key: key === '' ? '' : ` for key ${write(key)}`,
  };
}

function amount(value: unknown, decimals: number): string {
  const text = formatUnits(value, decimals);
  if (text === undefined) throw new NotForSdk();
  return text;
}

function basicSentence(condition: JsonObject, tokens: readonly Token[]): string {
  const type = own(condition, 'standardContractType');
  const method = own(condition, 'method');
  const contract = write(own(condition, 'contractAddress'));
  const chain = write(own(condition, 'chain'));
  const is = (wantedType: string, wantedMethod: string): boolean =>
    type === wantedType && method === wantedMethod;
  const parameter = (index: number): unknown => listIn(condition, 'parameters')[index];
  if (is('MolochDAOv2.1', 'members')) return `Is a member of the DAO at ${contract}`;
  if (is('ERC721', 'ownerOf')) return `Owner of tokenId ${write(parameter(0))} from ${contract}`;
  if (is('CASK', 'getActiveSubscriptionCount')) {
    return `Cask subscriber to provider ${write(parameter(1))} for plan ${write(parameter(2))} on ${chain}`;
  }
  const knows =
    ['ERC1155', 'ERC721', 'ERC20', 'POAP', 'timestamp', ''].includes(String(type)) &&
    typeof type === 'string';
  if (!knows) return NO_SENTENCE;
  const {words, value, raw, comparator} = testOf(condition);
  if (is('timestamp', 'eth_getBlockByNumber')) {
    return `Latest mined block must be past the unix timestamp ${value}`;
  }
  if (is('ERC1155', 'balanceOf')) {
    return `Owns ${words} ${value} of ${contract} tokens with token id ${write(parameter(1))}`;
  }
  if (is('ERC1155', 'balanceOfBatch')) {
    const ids = parameter(1);
    if (typeof ids !== 'string') throw new NotForSdk();
    return `Owns ${words} ${value} of ${contract} tokens with token id ${ids.split(',').join(' or ')}`;
  }
  if (is('ERC721', 'balanceOf')) {
    return contract === POAP && comparator === '>' && raw === '0'
      ? 'Owns any POAP'
      : `Owns ${words} ${value} of ${contract} tokens`;
  }
  if (is('POAP', 'tokenURI')) return `Owner of a ${value} POAP on ${chain}`;
  if (is('POAP', 'eventId')) return `Owner of a POAP from event ID ${value} on ${chain}`;
  if (is('ERC20', 'balanceOf')) {
    const token = tokens.find(({address}) => address === contract);
    const owned = amount(raw, token?.decimals ?? DEFAULT_DECIMALS);
    return `Owns ${words} ${owned} of ${token?.symbol || contract} tokens`;
  }
  if (is('', 'eth_getBalance')) return `Owns ${words} ${amount(raw, 18)} ETH`;
  return is('', '') ? `Controls wallet with address ${value}` : NO_SENTENCE;
}

function contractSentence(condition: JsonObject): string {
  const {words, value, key} = testOf(condition);
  const params = listIn(condition, 'functionParams').join(', ');
  return `${write(own(condition, 'functionName'))}(${params}) on contract address ${write(own(condition, 'contractAddress'))} should have a result of ${words} ${value}${key}`;
}

function solanaSentence(condition: JsonObject): string {
  const {words, value, raw, key} = testOf(condition);
  const method = own(condition, 'method');
  if (method === 'getBalance') return `Owns ${words} ${amount(raw, 9)} SOL`;
  if (method === '') return `Controls wallet with address ${value}`;
  const params = listIn(condition, 'params').join(', ');
  return `Solana RPC method ${write(method)}(${params}) should have a result of ${words} ${value}${key}`;
}

function cosmosSentence(condition: JsonObject): string {
  const {words, value, raw, key} = testOf(condition);
  const path = own(condition, 'path');
  if (path === '/cosmos/bank/v1beta1/balances/:userAddress') {
    return `Owns ${words} ${amount(raw, 6)} ATOM`;
  }
  if (path === ':userAddress') return `Controls wallet with address ${value}`;
  if (own(condition, 'chain') === 'kyve' && path === '/kyve/registry/v1beta1/funders_list/0') {
    return 'Is a current KYVE funder';
  }
  return `Cosmos RPC request for ${write(path)} should have a result of ${words} ${value}${key}`;
}

function conditionSentence(
  condition: JsonObject,
  field: ConditionField,
  tokens: readonly Token[],
): string {
  switch (familyIn(field, condition)) {
    case 'evmBasic':
      return basicSentence(condition, tokens);
    case 'evmContract':
      return contractSentence(condition);
    case 'solRpc':
      return solanaSentence(condition);
    case 'cosmos':
      return cosmosSentence(condition);
  }
}

function listSentence(
  list: readonly Item[],
  field: ConditionField,
  tokens: readonly Token[],
): string {
  // Only lists of basic conditions may leave out all operators.
  const separator =
    field === 'accessControlConditions' && !list.some((item) => isOperator(item)) ? ' and ' : '';
  return list
    .map((item) => {
      if (isGroup(item)) return `( ${listSentence(item, field, tokens)} )`;
      if (isOperator(item)) {
        const operator = String(own(item, 'operator')).toLowerCase();
        if (operator === 'and' || operator === 'or') return ` ${operator} `;
        throw new NotForSdk();
      }
      return conditionSentence(item, field, tokens);
    })
    .join(separator);
}

/**
 * Conditions in words, as `humanizeAccessControlConditions` of both releases says them. The SDK's own function cannot be
 * loaded into a page: with what it imports, it weighs 215 kB.
 *
 * @param tokens whose decimals and names are known; others count as having 18 decimals
 * @returns undefined where the SDK throws
 */
export const sentenceOf = (
  {field, list}: Conditions,
  tokens: readonly Token[] = [],
): string | undefined => sdkAnswer(() => listSentence(list, field, tokens));
