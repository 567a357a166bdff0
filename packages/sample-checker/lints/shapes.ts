import ts from 'typescript';
import {
  AUTH_SIG_SHAPE,
  COMPARATORS,
  CONDITION_SHAPES,
  FAMILIES,
  familyByFields,
  type Family,
  fieldsOf,
  INNER_SHAPES,
  isComparatorOf,
  isPlaceholder,
  OPERATORS,
  type Shape,
} from 'lit-local-network/rules';
import type {Lint, LintContext} from './lint';

type Parts = ReadonlyMap<string, ts.ObjectLiteralElementLike>;

const CONDITION_PARTS = new Set(Object.values(CONDITION_SHAPES).flatMap(fieldsOf));

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

function literalText(part: ts.ObjectLiteralElementLike | undefined): string {
  const value = valueOf(part);
  return value && ts.isStringLiteral(value) ? value.text : '';
}

function familyOf(parts: Parts): Family {
  const named = literalText(parts.get('conditionType'));
  return FAMILIES.find((family) => family === named) ?? familyByFields((name) => parts.has(name));
}

/** Matches an object whose only field is `and` or `or`, under a wrong name. */
function isMisspeltOperator(parts: Parts): boolean {
  const [[name, part] = []] = parts;
  return parts.size === 1 && name !== 'operator' && OPERATORS.includes(literalText(part));
}

/**
 * Reports foreign and missing fields of an object.
 *
 * @param noun for the object, in messages
 */
function checkShape(
  {report}: LintContext,
  rule: string,
  node: ts.ObjectLiteralExpression,
  shape: Shape,
  noun: string,
): void {
  const parts = partsOf(node);
  const known = fieldsOf(shape);
  const foreign = [...parts].filter(([name]) => !known.includes(name));
  for (const [name, part] of foreign) {
    report(part, rule, `"${name}" is no part of ${noun}; there are ${known.join(', ')}`);
  }
  // A spread object may have the rest, and a misspelt name need not be reported as missing too.
  const isComplete = !node.properties.some(ts.isSpreadAssignment) && foreign.length === 0;
  const missing = shape.required.filter((name) => !parts.has(name));
  if (isComplete && missing.length > 0) {
    report(node, rule, `${noun} lacks ${missing.join(', ')}`);
  }
}

/** Reports placeholders that nodes do not know, in the lists of a condition. */
function checkPlaceholders({report}: LintContext, parts: Parts): void {
  const lists = [...parts.values()].map(valueOf).filter((value) => value !== undefined);
  for (const item of lists.filter(ts.isArrayLiteralExpression).flatMap(({elements}) => elements)) {
    // Batches join several by commas.
    const texts = ts.isStringLiteral(item) ? item.text.split(',') : [];
    for (const text of texts.filter((each) => each.startsWith(':') && !isPlaceholder(each))) {
      report(item, 'conditions', `"${text}" is nothing that nodes replace`);
    }
  }
}

function checkTest({report}: LintContext, test: Parts, family: Family): void {
  const comparator = test.get('comparator');
  const name = literalText(comparator);
  // Others are reported wherever they stand.
  const isKnown = COMPARATORS.some((each) => each === name);
  if (comparator && isKnown && !isComparatorOf(family, name)) {
    report(comparator, 'unknown-comparator', `nodes do not know "${name}" in ${family}`);
  }
  const value = valueOf(test.get('value'));
  if (value && ts.isNumericLiteral(value)) {
    report(value, 'conditions', `nodes compare with text: "${value.text}"`);
  }
}

/**
 * Fields of access control conditions, and of AuthSigs that a sample puts together. The SDK's types make most fields of
 * conditions optional, take objects with others from a variable, and see both long after they are written.
 */
export const checkShapes: Lint = (context) => (node) => {
  if (!ts.isObjectLiteralExpression(node)) {
    return;
  }
  const parts = partsOf(node);
  const names = [...parts.keys()];
  if (names.filter((name) => AUTH_SIG_SHAPE.required.includes(name)).length >= ENOUGH_PARTS) {
    checkShape(context, 'auth-sig', node, AUTH_SIG_SHAPE, 'an AuthSig');
  }
  if (isMisspeltOperator(parts)) {
    context.report(node, 'conditions', 'conditions are joined by "operator"');
  }
  const known = names.filter((name) => CONDITION_PARTS.has(name));
  if (parts.has('returnValueTest') || known.length >= ENOUGH_PARTS) {
    const family = familyOf(parts);
    const shape = CONDITION_SHAPES[family];
    checkShape(context, 'conditions', node, shape, `a condition of type ${family}`);
    checkPlaceholders(context, parts);
    for (const [name, inner] of Object.entries(INNER_SHAPES)) {
      const value = valueOf(parts.get(name));
      if (value && ts.isObjectLiteralExpression(value)) {
        checkShape(context, 'conditions', value, inner, name);
        if (name === 'returnValueTest') checkTest(context, partsOf(value), family);
      }
    }
  }
};
