import {isObject, type JsonObject, own, short} from '../json-text';
import {errorsFirst, type Finding, type Reporter, reporterAt} from '../report';
import ALL_SHAPES from '../../sample-checker/lints/shapes.json';
import {isEvmAddress, withChecksum} from './addresses';
import TYPES from './basic-types.json';
import {
  type ConditionField,
  type Conditions,
  FAMILIES,
  type Family,
  FAMILY_OF_FIELD,
  familyOf,
  isGroup,
  isOperator,
  type Item,
  leavesOf,
} from './model';

/** The keys of the chains that a release has, by family. */
export interface Chains {
  evm: readonly string[];
  solana: readonly string[];
  cosmos: readonly string[];
}

export const COMPARATORS = ['=', '>', '>=', '<', '<=', '!=', 'contains', '!contains'] as const;

const {conditions: SHAPES, inner: INNER} = ALL_SHAPES;

const MOST_CONDITIONS = 30;

const NOT_MET = 'NodeAccessControlConditionsReturnedNotAuthorized';
const NO_NUMBER = 'NodeInvalidACCReturnValueTest';
const NO_CHAIN = 'NodeBlockchainChainUnknown';
const BAD_LIST = 'InvalidParamType';
const BAD_CONDITION = 'InvalidAccessControlConditions';

const CHAINS_OF: Readonly<Record<Family, keyof Chains>> = {
  evmBasic: 'evm',
  evmContract: 'evm',
  solRpc: 'solana',
  cosmos: 'cosmos',
};

const SOLANA_METHODS = [
  'getBalance',
  'balanceOfToken',
  'balanceOfMetaplexCollection',
  'getTokenAccountBalance',
];

/** One of the known names that differs from a name in letter case alone. */
const recase = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => one.toLowerCase() === name.toLowerCase());

/** What is wrong with a name: its letter case, or else what is said. */
function misnamed(what: string, name: string, known: readonly string[], orElse: string): string {
  const meant = recase(name, known);
  return meant ? `${what} is written "${meant}".` : orElse;
}

const written = (object: JsonObject, name: string): string | undefined => {
  const value = own(object, name);
  return typeof value === 'string' ? value : undefined;
};

interface Shape {
  required: readonly string[];
  optional: readonly string[];
}

function checkShape(
  object: JsonObject,
  {required, optional}: Shape,
  what: string,
  {error}: Reporter,
): void {
  const known = [...required, ...optional];
  const foreign = Object.keys(object).filter((name) => !known.includes(name));
  for (const name of foreign.slice(0, 5)) {
    const quoted = `"${short(name)}"`;
    const unknown = `${quoted} is no part of ${what}, which has ${known.join(', ')}.`;
    error(misnamed(quoted, name, known, unknown));
  }
  const missing = required.filter(
    (name) => !Object.hasOwn(object, name) && !foreign.some((one) => recase(one, [name])),
  );
  if (missing.length > 0)
    error(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
      missing.includes('returnValueTest') ? BAD_CONDITION : undefined,
    );
}

function checkChain(
  condition: JsonObject,
  family: Family,
  chains: Chains,
  {error}: Reporter,
): void {
  const chain = own(condition, 'chain');
  const known = chains[CHAINS_OF[family]];
  if (chain === undefined) return;
  if (typeof chain !== 'string') {
    error('chain is no text.', NO_CHAIN);
  } else if (!known.includes(chain)) {
    const isKnown = [...chains.evm, ...chains.solana, ...chains.cosmos].includes(chain);
    const wanted = isKnown ? `${family} conditions` : 'this release';
    const unknown = `"${short(chain)}" is no chain of ${wanted}.`;
    error(misnamed('The chain', chain, known, unknown), NO_CHAIN);
  }
}

const isNumeric = (type: string, method: string): boolean =>
  method === 'eth_getBalance' ||
  type === 'timestamp' ||
  (['ERC20', 'ERC721', 'ERC1155', 'CASK'].includes(type) && method !== 'ownerOf');

function checkNumber(value: string, unit: string, {error}: Reporter): boolean {
  if (/^\d+$/.test(value)) return true;
  error(
    /^\d*\.\d+$/.test(value)
      ? `"${short(value)}" has a decimal point: amounts are whole numbers of ${unit}.`
      : `"${short(value)}" is no whole number in decimal digits; nodes count in ${unit}.`,
    NO_NUMBER,
  );
  return false;
}

function checkAddress(name: string, value: string, {error, hint}: Reporter): void {
  if (!isEvmAddress(value)) {
    error(
      value.includes('.')
        ? `${name} is "${short(value)}": names are not resolved, so write the address.`
        : `${name} is no address, which has 40 hex digits after 0x.`,
      'NodeConditionAddressConversionError',
    );
  } else if (value !== withChecksum(value)) {
    hint(
      `${name} is not in the spelling with checksum, ${withChecksum(value)}: nodes take both, but each has a hash of its own.`,
    );
  }
}

function checkUserAddress(texts: readonly unknown[], {error, hint}: Reporter): void {
  const all = texts.filter((text) => typeof text === 'string');
  const misspelt = all.find((text) => /^:?userAddress$/i.test(text) && text !== ':userAddress');
  if (misspelt !== undefined) error(`"${short(misspelt)}" is written ":userAddress".`, NOT_MET);
  else if (!all.some((text) => text.includes(':userAddress'))) {
    hint('":userAddress" does not occur: the condition is the same for everybody.');
  }
}

/** The parameters as a list of text; undefined after a report that they are none. */
function textsIn(condition: JsonObject, name: string, {error}: Reporter): string[] | undefined {
  const list = own(condition, name);
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) {
    error(`${name} is no list.`, 'NodeBadInput');
    return undefined;
  }
  if (!list.every((item) => typeof item === 'string')) {
    error(
      `${name} holds something else than text: write numbers in quotes as well.`,
      'NodeBadInput',
    );
    return undefined;
  }
  return list;
}

function checkBasicValue(type: string, method: string, test: JsonObject, reporter: Reporter): void {
  const value = written(test, 'value');
  const {error, hint} = reporter;
  if (value === undefined) return;
  if (isNumeric(type, method)) {
    const unit = type === 'timestamp' ? 'seconds' : 'the smallest unit';
    if (!checkNumber(value, unit, reporter)) return;
    if (type === 'timestamp' && value.length > 11) {
      error('The time is in milliseconds; nodes compare with seconds.', NOT_MET);
    }
    const mayBeWhole = method === 'eth_getBalance' || type === 'ERC20';
    if (mayBeWhole && value !== '0' && value !== '1' && value.length < 10) {
      hint(`${value} of the smallest unit is next to nothing where a coin has 18 decimals.`);
    }
  } else if (type === '' && method === '' && value !== ':userAddress') {
    checkAddress('value', value, reporter);
  }
}

function checkBasic(condition: JsonObject, test: JsonObject, reporter: Reporter): void {
  const {error, hint} = reporter;
  const type = written(condition, 'standardContractType');
  const method = written(condition, 'method');
  const contract = written(condition, 'contractAddress');
  const parameters = textsIn(condition, 'parameters', reporter);
  if (type === undefined || method === undefined) return;
  const types: Readonly<Record<string, readonly string[]>> = TYPES;
  if (!Object.hasOwn(types, type)) {
    const unknown = `"${short(type)}" is no standardContractType.`;
    error(misnamed('The type', type, Object.keys(types), unknown), NOT_MET);
    return;
  }
  const methods = types[type]!;
  if (methods.length > 0 && !methods.includes(method)) {
    const all = methods.map((one) => `"${one}"`).join(' and ');
    const unknown = `"${short(method)}" is no method of type "${type}", which has ${all}.`;
    error(misnamed('The method', method, methods, unknown), NOT_MET);
  }
  if (type === 'LitAction') {
    if (contract?.startsWith('ipfs://') === false) {
      error('contractAddress of a Lit Action is its CID after "ipfs://".');
    }
  } else if (contract !== undefined && !['', 'timestamp', 'SIWE', 'POAP'].includes(type)) {
    checkAddress('contractAddress', contract, reporter);
  }
  checkBasicValue(type, method, test, reporter);
  if (method === 'balanceOfBatch' && parameters) {
    const [addresses = '', ids = ''] = parameters.map((list) => list.split(',').length);
    if (addresses !== ids) error('The lists of addresses and token ids differ in length.', NOT_MET);
  }
  const hasTokenId = type === 'ERC1155' && method === 'balanceOf';
  if (hasTokenId && parameters && !/^\d+$/.test(parameters[1] ?? '')) {
    error('The second parameter is the token id, in digits.', 'NodeConditionTokenIdParsingError');
  }
  const isAboutUser = !['timestamp', 'SIWE', 'LitAction', 'POAP'].includes(type);
  if (isAboutUser && parameters) checkUserAddress([...parameters, own(test, 'value')], reporter);
  const isYesOrNo = ['MolochDAOv2.1', 'Creaton', 'ProofOfHumanity'].includes(type);
  if (isYesOrNo && written(test, 'value') !== 'true') {
    hint('Nodes decide yes or no for this type, and ignore the test: write "=" and "true".');
  }
}

function checkContract(condition: JsonObject, test: JsonObject, reporter: Reporter): void {
  const {error} = reporter;
  const contract = written(condition, 'contractAddress');
  if (contract !== undefined) checkAddress('contractAddress', contract, reporter);
  const params = textsIn(condition, 'functionParams', reporter);
  const abi = own(condition, 'functionAbi');
  if (abi === undefined) return;
  if (!isObject(abi)) {
    error('functionAbi is no object.', BAD_CONDITION);
    return;
  }
  checkShape(abi, INNER.functionAbi, 'functionAbi', reporter);
  const [inputs, outputs] = [own(abi, 'inputs'), own(abi, 'outputs')];
  if (!Array.isArray(inputs) || !Array.isArray(outputs)) {
    error('inputs and outputs of functionAbi are lists.', BAD_CONDITION);
    return;
  }
  if (written(abi, 'name') !== written(condition, 'functionName')) {
    error('functionName and the name in functionAbi differ.', 'NodeTokenEncodingDecodingError');
  }
  if (params && params.length !== inputs.length) {
    error(
      `There are ${params.length} functionParams for ${inputs.length} inputs.`,
      'NodeMismatchParameters',
    );
  }
  const key = written(test, 'key');
  const outputNames = outputs.map((output) => (isObject(output) ? own(output, 'name') : undefined));
  if (key && !outputNames.includes(key)) error(`No output is named "${short(key)}".`, NO_NUMBER);
  const isTuple = (param: unknown): boolean =>
    isObject(param) && short(own(param, 'type')).startsWith('tuple');
  if (inputs.some(isTuple) || outputs.some(isTuple)) {
    error(
      'The SDK drops the components of a tuple: list its fields instead.',
      'NodeInvalidConditionTokenType',
    );
  }
  if (params) checkUserAddress([...params, own(test, 'value')], reporter);
}

function checkSolana(condition: JsonObject, isUnified: boolean, reporter: Reporter): void {
  const {error} = reporter;
  const missing = ['pdaParams', 'pdaInterface', 'pdaKey'].filter(
    (name) => !Object.hasOwn(condition, name),
  );
  const isPartial = missing.length > 0 && missing[0] !== 'pdaParams';
  if (missing.length > 0 && (isUnified || isPartial)) {
    error(
      `${missing.join(', ')} missing: a Solana condition ${isUnified ? 'in a unified list ' : ''}has all three, if only empty.`,
      BAD_CONDITION,
    );
  }
  const pdaInterface = own(condition, 'pdaInterface');
  if (isObject(pdaInterface))
    checkShape(pdaInterface, INNER.pdaInterface, 'pdaInterface', reporter);
  const name = written(condition, 'method')?.split('(')[0];
  const meant = name && recase(name, SOLANA_METHODS);
  if (meant && meant !== name) {
    error(`The method is written "${meant}".`, 'NodeInvalidSolanaRpcMethod');
  }
}

function checkCosmos(condition: JsonObject, {error, hint}: Reporter): void {
  const missing = ['method', 'parameters'].filter((name) => !Object.hasOwn(condition, name));
  if (missing.length > 0) {
    error(
      `${missing.join(' and ')} missing: write null. Nodes hash both fields, the SDK only those that are there, so nobody could decrypt.`,
      'NodeIncorrectAccessControlConditions',
    );
  }
  const path = written(condition, 'path');
  if (path !== undefined && !path.includes(':userAddress')) {
    hint('":userAddress" does not occur: the condition is the same for everybody.');
  }
}

function checkCondition(
  condition: JsonObject,
  field: ConditionField,
  chains: Chains,
  reporter: Reporter,
): void {
  const {error, hint} = reporter;
  const isUnified = field === 'unifiedAccessControlConditions';
  const named = own(condition, 'conditionType');
  const family = familyOf(condition);
  if (isUnified && named !== family) {
    const meant = typeof named === 'string' ? recase(named, FAMILIES) : undefined;
    error(
      named === undefined
        ? `conditionType is missing; it seems to be "${family}".`
        : `"${short(named)}" is no conditionType; ${meant ? `write "${meant}"` : `there are ${FAMILIES.join(', ')}`}.`,
      BAD_CONDITION,
    );
    if (named !== undefined) return;
  }
  const wanted = FAMILY_OF_FIELD[field];
  if (wanted && family !== wanted) {
    error(
      `This is a condition of type ${family}; only a unified list mixes families.`,
      BAD_CONDITION,
    );
    return;
  }
  checkShape(condition, SHAPES[family], `a condition of type ${family}`, reporter);
  checkChain(condition, family, chains, reporter);
  for (const name of ['contractAddress', 'standardContractType', 'functionName', 'path']) {
    const value = own(condition, name);
    if (value !== undefined && typeof value !== 'string')
      error(`${name} is no text.`, 'NodeBadInput');
  }
  const test = own(condition, 'returnValueTest');
  if (!isObject(test)) {
    if (test !== undefined) error('returnValueTest is no object.', BAD_CONDITION);
    return;
  }
  checkShape(test, INNER.returnValueTest, 'returnValueTest', reporter);
  if (family !== 'evmBasic' && !Object.hasOwn(test, 'key')) {
    error('returnValueTest has no key: write "" if there is nothing to choose.', 'NodeBadInput');
  }
  const value = own(test, 'value');
  if (Object.hasOwn(test, 'value') && typeof value !== 'string') {
    error(`value is no text: nodes compare with "${short(value)}", in quotes.`, 'NodeBadInput');
  }
  const comparator = own(test, 'comparator');
  if (comparator !== undefined && !COMPARATORS.some((known) => known === comparator)) {
    error(
      `"${short(comparator)}" is no comparator; there are ${COMPARATORS.slice(0, 5).join(' ')} and contains.`,
      NOT_MET,
    );
  } else if (comparator === '!=' || comparator === '!contains') {
    hint(`Nodes know "${comparator}", but the SDK's sentence says "undefined" for it.`);
  }
  if (family === 'evmBasic') checkBasic(condition, test, reporter);
  else if (family === 'evmContract') checkContract(condition, test, reporter);
  else if (family === 'solRpc') checkSolana(condition, isUnified, reporter);
  else checkCosmos(condition, reporter);
}

function checkOperators(
  list: readonly Item[],
  field: ConditionField,
  {error, hint}: Reporter,
): void {
  if (list.length === 0) {
    error('A list or group is empty.', BAD_LIST);
    return;
  }
  const operators = list.flatMap((item) =>
    !isGroup(item) && isOperator(item) ? [own(item, 'operator')] : [],
  );
  const wrong = operators.find((operator) => operator !== 'and' && operator !== 'or');
  if (wrong !== undefined) {
    const meant = recase(short(wrong), ['and', 'or']);
    error(
      meant
        ? `The operator is written "${meant}", in lower case.`
        : `"${short(wrong)}" is no operator; there are "and" and "or".`,
      BAD_LIST,
    );
  }
  if (operators.length === 0 && list.length > 1 && field === 'accessControlConditions') {
    hint('There are no operators: basic conditions are then joined by "and".');
    return;
  }
  const misplaced = list.findIndex((item, index) => isOperator(item) !== (index % 2 === 1));
  if (misplaced !== -1) {
    error(
      misplaced % 2 === 1
        ? 'An operator is missing: write one between every two conditions or groups.'
        : misplaced === 0
          ? 'The list begins with an operator.'
          : 'Two operators follow each other.',
      BAD_LIST,
    );
  } else if (list.length % 2 === 0) {
    error('The list ends with an operator.', BAD_LIST);
  } else if (operators.includes('and') && operators.includes('or')) {
    hint(
      '"and" and "or" are in one list: nodes go from left to right. A group makes clear what is meant.',
    );
  }
}

/**
 * What is wrong with conditions: their shape, by the SDK's types and what nodes need beyond them, and the mistakes that
 * the docs list.
 *
 * @param chains of the release
 * @returns errors first
 */
export function checkConditions({field, list}: Conditions, chains: Chains): Finding[] {
  const findings: Finding[] = [];
  const count = leavesOf(list).length;
  if (count > MOST_CONDITIONS) {
    reporterAt(findings, 'The list').error(
      `There are ${count} conditions, at most ${MOST_CONDITIONS} are allowed.`,
      'NodeTooManyConditions',
    );
  }
  let position = 0;
  const visit = (items: readonly Item[], place: string): void => {
    checkOperators(items, field, reporterAt(findings, place));
    for (const item of items) {
      if (isGroup(item)) visit(item, 'A group');
      else if (!isOperator(item)) {
        position += 1;
        checkCondition(item, field, chains, reporterAt(findings, `Condition ${position}`));
      }
    }
  };
  visit(list, 'The list');
  return errorsFirst(findings);
}
