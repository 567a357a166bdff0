import ts from 'typescript';
import {literalValues} from './ast';
import {SHAPES} from './conditions';
import type {Lint, LintContext} from './lint';

/** What the nodes compare with, after the SDK's words for them in access-control-conditions. */
const COMPARATORS = new Set(['=', '>', '>=', '<', '<=', 'contains']);

const CONDITION_TYPES = new Set(Object.keys(SHAPES));

/** What joins conditions. */
const OPERATORS = new Set(['and', 'or']);

/**
 * The kinds of contract that the nodes know, from the SDK's humanizer and the network's condition
 * pages.
 */
const CONTRACT_TYPES = new Set([
  '',
  'CASK',
  'Creaton',
  'ERC20',
  'ERC721',
  'ERC1155',
  'LitAction',
  'MolochDAOv2.1',
  'POAP',
  'ProofOfHumanity',
  'SIWE',
  'timestamp',
]);

/** Stands where a chain is expected when session signatures replace a wallet's (v2). */
const SESSION_CHAIN = 'litSessionSign';

interface NameRule {
  rule: string;
  what: string;
  valid: ReadonlySet<string>;
}

function ruleFor({sdk}: LintContext, property: string): NameRule | undefined {
  switch (property) {
    case 'litNetwork':
      return {rule: 'unknown-network', what: 'network', valid: sdk.names().networks};
    case 'chain':
      return {
        rule: 'unknown-chain',
        what: 'chain',
        valid: new Set([...sdk.names().chains, SESSION_CHAIN]),
      };
    case 'comparator':
      return {rule: 'unknown-comparator', what: 'comparator', valid: COMPARATORS};
    case 'conditionType':
      return {rule: 'conditions', what: 'type of condition', valid: CONDITION_TYPES};
    case 'operator':
      return {rule: 'conditions', what: 'operator', valid: OPERATORS};
    case 'standardContractType':
      return {rule: 'unknown-contract-type', what: 'contract type', valid: CONTRACT_TYPES};
    default:
      return undefined;
  }
}

function valueType(
  checker: ts.TypeChecker,
  node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
): ts.Type {
  if (ts.isPropertyAssignment(node)) {
    return checker.getTypeAtLocation(node.initializer);
  }
  // The type of the property itself has lost the literal of the variable.
  const variable = checker.getShorthandAssignmentValueSymbol(node);
  return variable ? checker.getTypeOfSymbol(variable) : checker.getTypeAtLocation(node.name);
}

/** Keys of the SDK's lists, such as `LIT_CHAINS.ethereum`. */
function checkKey({checker, sdk, report}: LintContext, node: ts.PropertyAccessExpression): void {
  const type = checker.getTypeAtLocation(node.expression);
  const keys = sdk.names().constants.get(checker.getSymbolAtLocation(node.expression)?.name ?? '');
  const takesAnyName = checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined;
  if (keys && takesAnyName && !keys.has(node.name.text)) {
    const list = node.expression.getText();
    report(node.name, 'unknown-key', `"${node.name.text}" is not in ${list} of SDK ${sdk.release}`);
  }
}

/** Names of networks, chains, comparators and contract types: the SDK takes any string for them. */
export const checkNames: Lint = (context) => {
  const {checker, sdk, report} = context;
  return (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      checkKey(context, node);
      return;
    }
    if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) {
      return;
    }
    const property = ts.isComputedPropertyName(node.name) ? '' : node.name.text;
    const rule = ruleFor(context, property);
    const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
    for (const name of (rule && literalValues(valueType(checker, node))) ?? []) {
      if (!rule!.valid.has(name)) {
        const some = [...rule!.valid].filter(Boolean).slice(0, 12).join(', ');
        report(
          value,
          rule!.rule,
          `"${name}" is no ${rule!.what} of SDK ${sdk.release}; there are ${some}${rule!.valid.size > 12 ? ', …' : ''}`,
        );
      }
    }
  };
};
