import ts from 'typescript';
import type {SdkNames} from '../../sdk';
import {literalValues} from './ast';
import {CONDITIONS} from './shapes';
import type {Lint, LintContext} from './lint';
import known from './names.json';

/** Stands where a chain is expected when session signatures replace a wallet's (v2). */
const SESSION_CHAIN = 'litSessionSign';

/** What a property may be, by its name. */
interface NameRule {
  rule: string;
  what: string;
  valid: (names: SdkNames) => Iterable<string>;
}

/**
 * Those of names.json are what the nodes know: comparators after the SDK's words for them in access-control-conditions,
 * contract types from the SDK's humanizer and the network's condition pages.
 */
const RULES: Readonly<Record<string, NameRule>> = {
  litNetwork: {rule: 'unknown-network', what: 'network', valid: ({networks}) => networks},
  chain: {
    rule: 'unknown-chain',
    what: 'chain',
    valid: ({chains}) => [...chains, SESSION_CHAIN],
  },
  comparator: {rule: 'unknown-comparator', what: 'comparator', valid: () => known.comparator},
  conditionType: {
    rule: 'conditions',
    what: 'type of condition',
    valid: () => Object.keys(CONDITIONS),
  },
  operator: {rule: 'conditions', what: 'operator', valid: () => known.operator},
  standardContractType: {
    rule: 'unknown-contract-type',
    what: 'contract type',
    valid: () => known.standardContractType,
  },
};

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
    const rule = Object.hasOwn(RULES, property) ? RULES[property] : undefined;
    if (!rule) {
      return;
    }
    const valid = [...rule.valid(sdk.names())];
    for (const name of literalValues(valueType(checker, node)) ?? []) {
      if (!valid.includes(name)) {
        const some = valid.filter(Boolean).slice(0, 12).join(', ');
        report(
          ts.isPropertyAssignment(node) ? node.initializer : node.name,
          rule.rule,
          `"${name}" is no ${rule.what} of SDK ${sdk.release}; there are ${some}${valid.length > 12 ? ', …' : ''}`,
        );
      }
    }
  };
};
