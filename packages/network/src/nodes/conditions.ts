import {createHash} from 'node:crypto';
import {JSONPath} from 'jsonpath-plus';
import {chainFamilyOf} from '../rules/chains';
import {
  type ConditionField,
  type Family,
  MOST_CONDITIONS,
  OPERATORS,
  SOLANA_METHODS,
  USER_ADDRESS,
} from '../rules/conditions';
import {
  compareNumber,
  compareText,
  type ConditionContext,
  type ReturnValueTest,
  substitute,
} from './condition-values';
import {check, NodeError, orRefuse} from '../rules/errors';
import {
  type BasicCondition,
  type ContractCondition,
  meetsBasic,
  meetsContract,
} from './evm-conditions';

interface SolanaCondition {
  method: string;
  params: unknown[];
  pdaParams?: string[];
  chain: string;
  returnValueTest: ReturnValueTest & {key: string};
}

interface CosmosCondition {
  path: string;
  chain: string;
  method?: string;
  returnValueTest: ReturnValueTest & {key: string};
}

type Condition = BasicCondition | ContractCondition | SolanaCondition | CosmosCondition;
interface Operator {
  operator: string;
}
export type ConditionList = (Condition | Operator | ConditionList)[];

/** SHA-256 of the conditions, hex. Clients send them in canonical form: they are hashed as they came. */
export function hashOf(conditions: unknown): string {
  return createHash('sha256').update(JSON.stringify(conditions)).digest('hex');
}

/** Refuses more than 30 conditions. Nodes do this before anything else. */
export function checkCount(conditions: ConditionList): void {
  const count = (list: ConditionList): number =>
    list.reduce(
      (sum, item) => sum + (Array.isArray(item) ? count(item) : Number(!isOperator(item))),
      0,
    );
  const found = count(conditions);
  check(
    found <= MOST_CONDITIONS,
    'NodeTooManyConditions',
    `There are ${found}, at most ${MOST_CONDITIONS} are allowed.`,
  );
}

/**
 * True if conditions are met. Operators are applied from left to right without precedence; what
 * cannot be evaluated is a refusal, whatever the rest says.
 */
export async function areMet(
  list: ConditionList,
  field: ConditionField,
  context: ConditionContext,
): Promise<boolean> {
  const items = withOperators(list, field);
  const operands = items.filter((_, index) => index % 2 === 0) as (Condition | ConditionList)[];
  const operators = items.filter((_, index) => index % 2 === 1) as Operator[];
  const results: boolean[] = [];
  for (const operand of operands) {
    results.push(
      Array.isArray(operand)
        ? await areMet(operand, field, context)
        : await isMet(operand, context),
    );
  }
  return results.reduce((met, result, index) => {
    return operators[index - 1]!.operator === 'and' ? met && result : met || result;
  });
}

/** The list with an operator at every second place, or a refusal. */
function withOperators(list: ConditionList, field: ConditionField): ConditionList {
  const hasOperators = list.some((item) => isOperator(item));
  const items =
    field === 'accessControlConditions' && !hasOperators
      ? list.flatMap((item, index) => (index === 0 ? [item] : [{operator: 'and'}, item]))
      : list;
  const alternate = items.every((item, index) => isOperator(item) === (index % 2 === 1));
  const code = 'NodeInvalidBooleanConditionType';
  check(items.length % 2 === 1 && alternate, code, 'Conditions and operators do not alternate.');
  for (const item of items) {
    if (isOperator(item))
      check(OPERATORS.includes(item.operator), code, `The operator is "${item.operator}".`);
  }
  return items;
}

function isOperator(item: ConditionList[number]): item is Operator {
  return 'operator' in item;
}

async function isMet(condition: Condition, context: ConditionContext): Promise<boolean> {
  // A request may lack fields that its type promises.
  const test = condition.returnValueTest as Partial<ReturnValueTest> | undefined;
  if (typeof test?.value !== 'string') {
    throw new NodeError('NodeBadInput', 'A condition lacks returnValueTest.');
  }
  // The canonical form has no conditionType; the fields tell the families apart.
  if ('functionAbi' in condition) return meetsContract(condition, context);
  if ('path' in condition) return meetsCosmos(condition, context);
  if ('params' in condition) return meetsSolana(condition, context);
  check(Array.isArray(condition.parameters), 'NodeBadInput', 'A condition lacks parameters.');
  return meetsBasic(condition, context);
}

function meetsSolana(condition: SolanaCondition, context: ConditionContext): boolean {
  const {chain, method, returnValueTest: test} = condition;
  check(
    chainFamilyOf(chain) === 'solana',
    'NodeBlockchainChainUnknown',
    `No Solana chain is named "${chain}".`,
  );
  if (!context.proofs.solana) return false;
  const params = condition.params.map((parameter) =>
    typeof parameter === 'string' ? substitute(parameter, 'solana', context) : parameter,
  );
  if (method === '') return test.comparator === '=' && params[0] === test.value;
  const [name = ''] = method.split('(');
  check(SOLANA_METHODS.includes(name), 'NodeInvalidSolanaRpcMethod', method);
  const pda = (condition.pdaParams ?? []).map((parameter) =>
    substitute(parameter, 'solana', context),
  );
  const answer = context.tables.getSolana(method, [...params, ...pda]);
  return compareSelected('solRpc', answer, test, (value) => value);
}

function meetsCosmos(condition: CosmosCondition, context: ConditionContext): boolean {
  const {chain, path, returnValueTest: test} = condition;
  check(
    chainFamilyOf(chain) === 'cosmos',
    'NodeBlockchainChainUnknown',
    `No Cosmos chain is named "${chain}".`,
  );
  const proof = context.proofs.cosmos;
  check(proof !== undefined, 'NodeInvalidCosmosAuthSig', 'The request has no proof for Cosmos.');
  const wanted = test.value.replaceAll(USER_ADDRESS, proof.address);
  if (path === USER_ADDRESS) return test.comparator === '=' && proof.address === wanted;
  const answer = context.tables.getCosmos(chain, path.replaceAll(USER_ADDRESS, proof.address));
  check(answer !== undefined, 'NodeRpcError', `${chain} has no answer for ${path}.`);
  // Text is compared with its JSON quotes, which only `contains` overlooks.
  return compareSelected('cosmos', answer, {...test, value: wanted}, (value) =>
    JSON.stringify(value),
  );
}

/** Compares what a JSONPath finds first. Nothing found counts as not met. */
function compareSelected(
  family: Family,
  answer: unknown,
  test: ReturnValueTest & {key: string},
  toText: (value: string) => string,
): boolean {
  if (answer === undefined || answer === null) return false;
  const found =
    test.key === ''
      ? [answer]
      : orRefuse('NodeInvalidACCReturnValueTest', () =>
          JSONPath<(string | number | object)[]>({
            path: test.key,
            json: answer,
            eval: false,
            wrap: true,
          }),
        );
  if (/^\d+$/.test(test.value)) {
    if (found[0] === undefined) return false;
    const value = typeof found[0] === 'string' ? found[0] : JSON.stringify(found[0]);
    const isNumber = /^\d+$/.test(value);
    check(isNumber, 'NodeInvalidACCReturnValueTest', `${value} is not a number.`);
    return compareNumber(family, BigInt(value), test);
  }
  if (test.comparator === 'contains') return compareText(family, JSON.stringify(found), test);
  const [first] = found;
  return (
    first !== undefined &&
    compareText(family, typeof first === 'string' ? toText(first) : JSON.stringify(first), test)
  );
}
