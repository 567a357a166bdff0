import ts from 'typescript';
import type {LintContext} from './lint';

/** The parts of a kind of object. */
export interface Shape {
  required: readonly string[];
  optional: readonly string[];
}

/** The parts of an object literal by name. */
export function partsOf(
  node: ts.ObjectLiteralExpression,
): Map<string, ts.ObjectLiteralElementLike> {
  return new Map(
    node.properties.flatMap((property) =>
      property.name && !ts.isComputedPropertyName(property.name)
        ? [[property.name.text, property] as const]
        : [],
    ),
  );
}

/**
 * Reports parts that an object must not have, and those that it lacks.
 *
 * @param what the object, in messages
 */
export function checkShape(
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
  // What is spread into it may have the rest, and a misspelt name need not be reported as missing
  // too.
  const isComplete = !node.properties.some(ts.isSpreadAssignment) && foreign.length === 0;
  const missing = required.filter((name) => !parts.has(name));
  if (isComplete && missing.length > 0) {
    report(node, rule, `${what} lacks ${missing.join(', ')}`);
  }
}
