import {getAddress} from 'ethers/lib/utils';
import {
  CHAINS_OF_FAMILY,
  chainsOf,
  COMPARATORS,
  comparatorsOf,
  CONDITION_SHAPES,
  type ConditionField,
  CONTRACT_TYPES,
  type ErrorCode,
  FAMILIES,
  type Family,
  FAMILY_OF_FIELD,
  fieldsOf,
  hasWord,
  INNER_SHAPES,
  isComparatorOf,
  isContractType,
  isPlaceholder,
  type MethodRule,
  methodOf,
  MOST_CONDITIONS,
  OPERATORS,
  PLACEHOLDERS,
  type Shape,
  SOLANA_METHODS,
  USER_ADDRESS,
} from 'lit-local-network/rules';
import {isObject, type JsonObject, own, short} from '../json';
import {errorsFirst, type Finding, type Reporter, reporterAt} from '../report';
import {type Conditions, familyOf, isGroup, isOperator, type Item, leavesOf} from './model';

const NOT_MET: ErrorCode = 'NodeAccessControlConditionsReturnedNotAuthorized';
const BAD_VALUE: ErrorCode = 'NodeInvalidACCReturnValueTest';
const UNKNOWN_CHAIN: ErrorCode = 'NodeBlockchainChainUnknown';
const BAD_LIST: ErrorCode = 'InvalidParamType';
const BAD_CONDITION: ErrorCode = 'InvalidAccessControlConditions';

const SAME_FOR_EVERYBODY = `"${USER_ADDRESS}" does not occur: the condition is the same for everybody.`;

/** One of the known names that differs from a name in letter case alone. */
const recase = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => one.toLowerCase() === name.toLowerCase());

/** The message for an unknown name: its right letter case, or `orElse`. */
function misnamed(noun: string, name: string, known: readonly string[], orElse: string): string {
  const meant = recase(name, known);
  return meant ? `${noun} is written "${meant}".` : orElse;
}

const written = (object: JsonObject, name: string): string | undefined => {
  const value = own(object, name);
  return typeof value === 'string' ? value : undefined;
};

function checkShape(object: JsonObject, shape: Shape, noun: string, {error}: Reporter): void {
  const known = fieldsOf(shape);
  const foreign = Object.keys(object).filter((name) => !known.includes(name));
  for (const name of foreign.slice(0, 5)) {
    const quoted = `"${short(name)}"`;
    const unknown = `${quoted} is no part of ${noun}, which has ${known.join(', ')}.`;
    error(misnamed(quoted, name, known, unknown));
  }
  const missing = shape.required.filter(
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
  release: string,
  {error}: Reporter,
): void {
  const chain = own(condition, 'chain');
  const known = chainsOf(release, CHAINS_OF_FAMILY[family]);
  if (chain === undefined) return;
  if (typeof chain !== 'string') {
    error('chain is no text.', UNKNOWN_CHAIN);
  } else if (!known.includes(chain)) {
    const wanted = chainsOf(release).includes(chain) ? `${family} conditions` : 'this release';
    const unknown = `"${short(chain)}" is no chain of ${wanted}.`;
    error(misnamed('The chain', chain, known, unknown), UNKNOWN_CHAIN);
  }
}

function checkNumber(value: string, unit: string, {error}: Reporter): boolean {
  if (/^\d+$/.test(value)) return true;
  error(
    /^\d*\.\d+$/.test(value)
      ? `"${short(value)}" has a decimal point: amounts are whole numbers of ${unit}.`
      : `"${short(value)}" is no whole number in decimal digits; nodes count in ${unit}.`,
    BAD_VALUE,
  );
  return false;
}

function checkAddress(name: string, value: string, {error, hint}: Reporter): void {
  const checksummed = /^0x[\da-f]{40}$/i.test(value) && getAddress(value.toLowerCase());
  if (!checksummed) {
    error(
      value.includes('.')
        ? `${name} is "${short(value)}": names are not resolved, so write the address.`
        : `${name} is no address, which has 40 hex digits after 0x.`,
      'NodeConditionAddressConversionError',
    );
  } else if (value !== checksummed) {
    hint(
      `${name} is not in the spelling with checksum, ${checksummed}: nodes take both, but each has a hash of its own.`,
    );
  }
}

/** Checks the placeholders in texts of a condition. */
function checkPlaceholders(texts: readonly unknown[], {error}: Reporter): void {
  // Batches join several by commas.
  const all = texts.flatMap((text) => (typeof text === 'string' ? text.split(',') : []));
  const isSuspect = (text: string): boolean =>
    /^:|^userAddress$/i.test(text) && !isPlaceholder(text);
  for (const text of all.filter(isSuspect)) {
    const unknown = `"${short(text)}" is nothing that nodes replace.`;
    const meant = recase(text.replace(/^:?/, ':'), PLACEHOLDERS);
    error(meant ? `"${short(text)}" is written "${meant}".` : unknown, NOT_MET);
  }
}

/** Checks that an account of the caller occurs, where a condition is about one. */
function checkUserAddress(texts: readonly unknown[], reporter: Reporter): void {
  const all = texts.filter((text) => typeof text === 'string');
  const isMeant = all.some((text) => text.toLowerCase().includes('useraddress'));
  if (!isMeant) reporter.hint(SAME_FOR_EVERYBODY);
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

function checkBasicValue({compared}: MethodRule, test: JsonObject, reporter: Reporter): void {
  const value = written(test, 'value');
  const {error, hint} = reporter;
  if (value === undefined) return;
  if (compared === 'seconds') {
    if (checkNumber(value, 'seconds', reporter) && value.length > 11) {
      error('The time is in milliseconds; nodes compare with seconds.', NOT_MET);
    }
  } else if (compared === 'amount' || compared === 'count') {
    const isNumber = checkNumber(value, 'the smallest unit', reporter);
    if (isNumber && compared === 'amount' && Number(value) > 1 && value.length < 10) {
      hint(`${value} of the smallest unit is next to nothing where a coin has 18 decimals.`);
    }
  } else if (compared === 'address' && !isPlaceholder(value)) {
    checkAddress('value', value, reporter);
  } else if (compared === 'nothing' && value !== 'true') {
    hint('Nodes decide yes or no for this type, and ignore the test: write "=" and "true".');
  }
}

function checkParameters(rule: MethodRule, parameters: string[], {error}: Reporter): void {
  const at = (kind: MethodRule['parameters'][number]): number => rule.parameters.indexOf(kind);
  const tokenId = at('token id');
  if (tokenId !== -1 && !/^\d+$/.test(parameters[tokenId] ?? '')) {
    const which = tokenId === 0 ? 'first' : 'second';
    error(`The ${which} parameter is the token id, in digits.`, 'NodeConditionTokenIdParsingError');
  }
  const [addresses, ids] = [at('addresses'), at('token ids')].map(
    (index) => parameters[index]?.split(',').length,
  );
  if (addresses !== ids) error('The lists of addresses and token ids differ in length.', NOT_MET);
}

function checkBasic(condition: JsonObject, test: JsonObject, reporter: Reporter): void {
  const {error} = reporter;
  const type = written(condition, 'standardContractType');
  const method = written(condition, 'method');
  const address = written(condition, 'contractAddress');
  const parameters = textsIn(condition, 'parameters', reporter);
  if (type === undefined || method === undefined) return;
  if (!isContractType(type)) {
    const unknown = `"${short(type)}" is no standardContractType.`;
    error(misnamed('The type', type, Object.keys(CONTRACT_TYPES), unknown), NOT_MET);
    return;
  }
  const {contract, methods} = CONTRACT_TYPES[type];
  if (contract === 'CID' && address?.startsWith('ipfs://') === false) {
    error('contractAddress of a Lit Action is its CID after "ipfs://".');
  } else if (contract === 'address' && address !== undefined) {
    checkAddress('contractAddress', address, reporter);
  }
  const names = Object.keys(methods);
  if (names.length === 0) return;
  const rule = methodOf(type, method);
  if (!rule) {
    const all = names.map((one) => `"${one}"`).join(' and ');
    const unknown = `"${short(method)}" is no method of type "${type}", which has ${all}.`;
    error(misnamed('The method', method, names, unknown), NOT_MET);
    return;
  }
  checkBasicValue(rule, test, reporter);
  if (!parameters) return;
  checkParameters(rule, parameters, reporter);
  const isAboutAccount = [rule.compared, ...rule.parameters].some((kind) => /^address/.test(kind));
  if (isAboutAccount) checkUserAddress([...parameters, own(test, 'value')], reporter);
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
  checkShape(abi, INNER_SHAPES.functionAbi, 'functionAbi', reporter);
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
  if (key && !outputNames.includes(key)) error(`No output is named "${short(key)}".`, BAD_VALUE);
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
    checkShape(pdaInterface, INNER_SHAPES.pdaInterface, 'pdaInterface', reporter);
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
  if (path !== undefined && !path.includes(USER_ADDRESS)) hint(SAME_FOR_EVERYBODY);
}

function checkComparator(name: unknown, family: Family, {error, hint}: Reporter): void {
  if (name === undefined) return;
  if (!isComparatorOf(family, name)) {
    const known = comparatorsOf(family).join(' ');
    const isElsewhere = COMPARATORS.some((one) => one === name);
    error(
      `"${short(name)}" is no comparator${isElsewhere ? ` of ${family} conditions` : ''}; there are ${known}.`,
      NOT_MET,
    );
  } else if (!hasWord(name)) {
    hint(`Nodes know "${name}", but the SDK's sentence says "undefined" for it.`);
  }
}

function checkCondition(
  condition: JsonObject,
  field: ConditionField,
  release: string,
  reporter: Reporter,
): void {
  const {error} = reporter;
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
  checkShape(condition, CONDITION_SHAPES[family], `a condition of type ${family}`, reporter);
  checkChain(condition, family, release, reporter);
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
  checkShape(test, INNER_SHAPES.returnValueTest, 'returnValueTest', reporter);
  if (family !== 'evmBasic' && !Object.hasOwn(test, 'key')) {
    error('returnValueTest has no key: write "" if there is nothing to choose.', 'NodeBadInput');
  }
  const value = own(test, 'value');
  if (Object.hasOwn(test, 'value') && typeof value !== 'string') {
    error(`value is no text: nodes compare with "${short(value)}", in quotes.`, 'NodeBadInput');
  }
  checkComparator(own(test, 'comparator'), family, reporter);
  const lists = [
    own(condition, 'parameters'),
    own(condition, 'functionParams'),
    own(condition, 'params'),
  ];
  checkPlaceholders([...lists, value].flat(), reporter);
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
  const wrong = operators.find((operator) => !OPERATORS.some((known) => known === operator));
  if (wrong !== undefined) {
    const meant = recase(short(wrong), OPERATORS);
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
 * Finds mistakes in conditions: in their shape, by the SDK's types and what nodes need beyond them, and those that
 * the docs list.
 *
 * @param release the docs version that describes it, such as `v3`
 * @returns errors first
 */
export function checkConditions({field, list}: Conditions, release: string): Finding[] {
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
        checkCondition(item, field, release, reporterAt(findings, `Condition ${position}`));
      }
    }
  };
  visit(list, 'The list');
  return errorsFirst(findings);
}
