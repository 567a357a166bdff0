import ts from 'typescript';
import type {Lint, LintContext} from './lint';
import {authSig, conditions, inner} from './shapes.json';

/** The parts of a kind of object. */
interface Shape {
  required: readonly string[];
  optional: readonly string[];
}

type Parts = ReadonlyMap<string, ts.ObjectLiteralElementLike>;

/**
 * The kinds of conditions by `conditionType`, with the parts that no other kind has. Required is what the nodes need,
 * which is more than the SDK's types ask for.
 */
export const CONDITIONS: Readonly<Record<string, Shape & {marks: readonly string[]}>> = conditions;

const CONDITION_PARTS = new Set(
  Object.values(CONDITIONS).flatMap(({required, optional}) => [...required, ...optional]),
);

/** As many known parts make an object a condition or an AuthSig, one of them misspelt. */
const ENOUGH_PARTS = 3;

/** The parts of an object literal by name. */
const partsOf = ({properties}: ts.ObjectLiteralExpression): Parts =>
  new Map(
    properties.flatMap((part) =>
      part.name && !ts.isComputedPropertyName(part.name) ? [[part.name.text, part]] : [],
    ),
  );

const valueOf = (part: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined =>
  part && ts.isPropertyAssignment(part) ? part.initializer : undefined;

function textOf(part: ts.ObjectLiteralElementLike | undefined): string {
  const value = valueOf(part);
  return value && ts.isStringLiteral(value) ? value.text : '';
}

function kindOf(parts: Parts): string {
  const named = textOf(parts.get('conditionType'));
  const isMarked = (kind: string): boolean =>
    CONDITIONS[kind]!.marks.some((mark) => parts.has(mark));
  return named in CONDITIONS ? named : (Object.keys(CONDITIONS).find(isMarked) ?? 'evmBasic');
}

/** Whether an object says nothing but `and` or `or`, under a name that means nothing. */
function isMisspeltOperator(parts: Parts): boolean {
  const [[name, part] = []] = parts;
  return parts.size === 1 && name !== 'operator' && ['and', 'or'].includes(textOf(part));
}

/**
 * Reports parts that an object must not have, and those that it lacks.
 *
 * @param what the object, in messages
 */
function checkShape(
  {report}: LintContext,
  rule: string,
  node: ts.ObjectLiteralExpression,
  {required, optional}: Shape,
  what: string,
): void {
  const parts = partsOf(node);
  const known = [...required, ...optional];
  const foreign = [...parts].filter(([name]) => !known.includes(name));
  for (const [name, part] of foreign) {
    report(part, rule, `"${name}" is no part of ${what}; there are ${known.join(', ')}`);
  }
  // What is spread into it may have the rest, and a misspelt name need not be reported as missing too.
  const isComplete = !node.properties.some(ts.isSpreadAssignment) && foreign.length === 0;
  const missing = required.filter((name) => !parts.has(name));
  if (isComplete && missing.length > 0) {
    report(node, rule, `${what} lacks ${missing.join(', ')}`);
  }
}

/**
 * Parts of access control conditions, and of AuthSigs that a sample puts together. The SDK's types make most parts of
 * conditions optional, take objects with others from a variable, and see both long after they are written.
 */
export const checkShapes: Lint = (context) => (node) => {
  if (!ts.isObjectLiteralExpression(node)) {
    return;
  }
  const parts = partsOf(node);
  const names = [...parts.keys()];
  if (names.filter((name) => authSig.required.includes(name)).length >= ENOUGH_PARTS) {
    checkShape(context, 'auth-sig', node, authSig, 'an AuthSig');
  }
  if (isMisspeltOperator(parts)) {
    context.report(node, 'conditions', 'conditions are joined by "operator"');
  }
  const known = names.filter((name) => CONDITION_PARTS.has(name));
  if (parts.has('returnValueTest') || known.length >= ENOUGH_PARTS) {
    const kind = kindOf(parts);
    checkShape(context, 'conditions', node, CONDITIONS[kind]!, `a condition of type ${kind}`);
    for (const [name, shape] of Object.entries(inner)) {
      const value = valueOf(parts.get(name));
      if (value && ts.isObjectLiteralExpression(value)) {
        checkShape(context, 'conditions', value, shape, name);
        // Of the inner objects, only `returnValueTest` has a value.
        const compared = valueOf(partsOf(value).get('value'));
        if (compared && ts.isNumericLiteral(compared)) {
          context.report(compared, 'conditions', `nodes compare with text: "${compared.text}"`);
        }
      }
    }
  }
};
