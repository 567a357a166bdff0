import ts from 'typescript';
import {chainsOf, COMPARATORS, CONTRACT_TYPES, FAMILIES, OPERATORS} from 'lit-local-network/rules';
import type {Sdk} from '../../sdk-release/sdk';
import type {Lint, LintContext} from './lint';

/** Stands where a chain is expected when session signatures replace a wallet's (v2). */
const SESSION_CHAIN = 'litSessionSign';

/** The name of the rule in `// @errors:`, the noun for messages, and the valid values. */
type NameRule = readonly [rule: string, noun: string, valid: (sdk: Sdk) => readonly string[]];

/** The values that properties may have, by the property's name. */
const RULES = new Map<string, NameRule>([
  ['chain', ['unknown-chain', 'chain', ({version}) => [...chainsOf(version), SESSION_CHAIN]]],
  ['comparator', ['unknown-comparator', 'comparator', () => COMPARATORS]],
  ['conditionType', ['conditions', 'type of condition', () => FAMILIES]],
  ['operator', ['conditions', 'operator', () => OPERATORS]],
  [
    'standardContractType',
    ['unknown-contract-type', 'contract type', () => Object.keys(CONTRACT_TYPES)],
  ],
]);

/** The strings that a type is made of; none when it allows any other value. */
function literalValues(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return values.length === members.length ? values : [];
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
    }
    if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) {
      return;
    }
    const found = ts.isComputedPropertyName(node.name) ? undefined : RULES.get(node.name.text);
    if (!found) {
      return;
    }
    const [rule, noun, allowed] = found;
    const place = ts.isPropertyAssignment(node) ? node.initializer : node.name;
    // The type of a shorthand itself has lost the literal of the variable.
    const variable = checker.getShorthandAssignmentValueSymbol(node);
    const type = variable ? checker.getTypeOfSymbol(variable) : checker.getTypeAtLocation(place);
    const valid = allowed(sdk);
    for (const name of literalValues(type).filter((each) => !valid.includes(each))) {
      const some = valid.filter(Boolean).slice(0, 12);
      const list = [...some, ...(valid.length > 12 ? ['…'] : [])].join(', ');
      report(place, rule, `"${name}" is no ${noun} of SDK ${sdk.release}; there are ${list}`);
    }
  };
};
