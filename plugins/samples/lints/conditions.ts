import ts from 'typescript';
import type {Lint} from './lint';
import shapes from './shapes.json';
import {checkShape, partsOf, type Shape} from './shapes';

/**
 * The kinds of conditions by `conditionType`, with the parts that no other kind has. Required is what the nodes need,
 * which is more than the SDK's types ask for.
 */
export const SHAPES: Readonly<Record<string, Shape & {marks: readonly string[]}>> =
  shapes.conditions;

const PARTS = new Set(
  Object.values(SHAPES).flatMap(({required, optional}) => [...required, ...optional]),
);

/** As many known parts make an object a condition, one of them misspelt. */
const ENOUGH_PARTS = 3;

function kindOf(parts: ReadonlyMap<string, ts.ObjectLiteralElementLike>): string {
  const type = parts.get('conditionType');
  const named =
    type && ts.isPropertyAssignment(type) && ts.isStringLiteral(type.initializer)
      ? type.initializer.text
      : undefined;
  if (named !== undefined && named in SHAPES) {
    return named;
  }
  const marked = Object.entries(SHAPES).find(([, {marks}]) =>
    marks.some((mark) => parts.has(mark)),
  );
  return marked?.[0] ?? 'evmBasic';
}

/** Whether an object says nothing but `and` or `or`, under a name that means nothing. */
function isMisspeltOperator({properties: [only, ...others]}: ts.ObjectLiteralExpression): boolean {
  return (
    others.length === 0 &&
    only !== undefined &&
    ts.isPropertyAssignment(only) &&
    ts.isStringLiteral(only.initializer) &&
    ['and', 'or'].includes(only.initializer.text) &&
    (ts.isIdentifier(only.name) || ts.isStringLiteral(only.name)) &&
    only.name.text !== 'operator'
  );
}

/**
 * Parts of access control conditions. The SDK's types make most of them optional, and take objects
 * with parts that they do not know from a variable.
 */
export const checkConditions: Lint = (context) => {
  const check = (node: ts.ObjectLiteralExpression, shape: Shape, what: string): void =>
    checkShape(context, 'conditions', node, shape, what);

  return (node) => {
    if (!ts.isObjectLiteralExpression(node)) {
      return;
    }
    const parts = partsOf(node);
    if (isMisspeltOperator(node)) {
      context.report(node, 'conditions', 'conditions are joined by "operator"');
    }
    const known = [...parts.keys()].filter((name) => PARTS.has(name));
    if (!parts.has('returnValueTest') && known.length < ENOUGH_PARTS) {
      return;
    }
    const kind = kindOf(parts);
    check(node, SHAPES[kind]!, `a condition of type ${kind}`);
    for (const [name, shape] of Object.entries(shapes.inner)) {
      const inner = parts.get(name);
      if (
        inner &&
        ts.isPropertyAssignment(inner) &&
        ts.isObjectLiteralExpression(inner.initializer)
      ) {
        check(inner.initializer, shape, name);
      }
    }
  };
};
