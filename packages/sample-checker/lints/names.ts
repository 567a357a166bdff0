import ts from 'typescript';
import type {SdkNames} from '../../sdk-release/sdk';
import {CONDITIONS} from './shapes';
import type {Lint, LintContext} from './lint';
import known from './names.json';

/** Stands where a chain is expected when session signatures replace a wallet's (v2). */
const SESSION_CHAIN = 'litSessionSign';

/** What `// @errors:` and messages call a kind of name, and the names. */
type NameRule = readonly [rule: string, what: string, valid: (names: SdkNames) => Iterable<string>];

/**
 * What a property may be, by its name. Names of names.json are what the nodes know: comparators after the SDK's words for
 * them in access-control-conditions, contract types from the SDK's humanizer and the network's condition pages.
 */
const RULES = new Map<string, NameRule>([
  ['litNetwork', ['unknown-network', 'network', ({networks}) => networks]],
  ['chain', ['unknown-chain', 'chain', ({chains}) => [...chains, SESSION_CHAIN]]],
  ['comparator', ['unknown-comparator', 'comparator', () => known.comparator]],
  ['conditionType', ['conditions', 'type of condition', () => Object.keys(CONDITIONS)]],
  ['operator', ['conditions', 'operator', () => known.operator]],
  [
    'standardContractType',
    ['unknown-contract-type', 'contract type', () => known.standardContractType],
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
    const [rule, what, allowed] = found;
    const place = ts.isPropertyAssignment(node) ? node.initializer : node.name;
    // The type of a shorthand itself has lost the literal of the variable.
    const variable = checker.getShorthandAssignmentValueSymbol(node);
    const type = variable ? checker.getTypeOfSymbol(variable) : checker.getTypeAtLocation(place);
    const valid = [...allowed(sdk.names())];
    for (const name of literalValues(type).filter((each) => !valid.includes(each))) {
      const some = valid.filter(Boolean).slice(0, 12);
      const list = [...some, ...(valid.length > 12 ? ['…'] : [])].join(', ');
      report(place, rule, `"${name}" is no ${what} of SDK ${sdk.release}; there are ${list}`);
    }
  };
};
