import ts from 'typescript';
import {argumentsOf} from './arguments';
import type {Lint} from './lint';

const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Statements that hand their promise on. After `await` or `void`, there is none. */
const isHandled = (node: ts.Expression): boolean =>
  // An assignment keeps the promise for later.
  ts.isBinaryExpression(node) ||
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['then', 'catch', 'finally'].includes(node.expression.name.text));

/**
 * Promises that nothing waits for: as a statement, in a template, or as an argument that may be
 * anything (`console.log`, `JSON.stringify`). The compiler finds the others by their type.
 */
export const checkMissingAwait: Lint = ({file, checker, environment, report}) => {
  const complainOf = (node: ts.Expression): void => {
    const type = checker.getTypeAtLocation(node);
    if ((type.flags & ANYTHING) === 0 && checker.getAwaitedType(type) !== type) {
      report(node, 'missing-await', 'nothing waits for this promise; write "await" in front');
    }
  };
  // A Lit Action is a script, so that the call of a function of its own that starts it cannot be awaited.
  const startsAction = (node: ts.Expression): boolean =>
    environment === 'action' &&
    ts.isCallExpression(node) &&
    checker.getResolvedSignature(node)?.declaration?.getSourceFile() === file;

  return (node) => {
    if (ts.isExpressionStatement(node)) {
      const {expression} = node;
      if (!isHandled(expression) && !startsAction(expression)) {
        complainOf(expression);
      }
    } else if (ts.isTemplateSpan(node)) {
      complainOf(node.expression);
    } else if (ts.isCallExpression(node)) {
      argumentsOf(node, checker)
        .filter(({wanted}) => (wanted.flags & ANYTHING) !== 0)
        .forEach(({argument}) => complainOf(argument));
    }
  };
};
