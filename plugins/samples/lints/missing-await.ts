import ts from 'typescript';
import {argumentsOf} from './call-arguments';
import type {Lint} from './lint';

const ANYTHING = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

const withoutParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

/**
 * Whether an expression calls a function of the sample itself, such as the `go()` that starts a Lit
 * Action.
 */
function callsOwnFunction(
  node: ts.Expression,
  checker: ts.TypeChecker,
  file: ts.SourceFile,
): boolean {
  if (!ts.isCallExpression(node)) {
    return false;
  }
  const callee = withoutParentheses(node.expression);
  return (
    ts.isArrowFunction(callee) ||
    ts.isFunctionExpression(callee) ||
    checker.getSymbolAtLocation(callee)?.valueDeclaration?.getSourceFile() === file
  );
}

function hasHandler(node: ts.Expression): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['then', 'catch', 'finally'].includes(node.expression.name.text)
  );
}

/**
 * Promises that nothing waits for: as a statement, in a template, or as an argument that may be
 * anything (`console.log`, `JSON.stringify`). The compiler finds the others by their type.
 */
export const checkMissingAwait: Lint = ({file, checker, environment, report}) => {
  const isPromise = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    return (type.flags & ANYTHING) === 0 && checker.getAwaitedType(type) !== type;
  };
  const complain = (node: ts.Node): void =>
    report(node, 'missing-await', 'nothing waits for this promise; write "await" in front');

  return (node) => {
    if (ts.isExpressionStatement(node)) {
      const {expression} = node;
      // A Lit Action is a script, so its start cannot be awaited.
      const startsAction = environment === 'action' && callsOwnFunction(expression, checker, file);
      const isHandled =
        ts.isAwaitExpression(expression) ||
        ts.isVoidExpression(expression) ||
        // An assignment keeps the promise for later.
        ts.isBinaryExpression(expression) ||
        hasHandler(expression);
      if (isPromise(expression) && !startsAction && !isHandled) {
        complain(expression);
      }
    } else if (ts.isTemplateSpan(node) && isPromise(node.expression)) {
      complain(node.expression);
    } else if (ts.isCallExpression(node)) {
      argumentsOf(node, checker)
        .filter(({argument, wanted}) => (wanted.flags & ANYTHING) !== 0 && isPromise(argument))
        .forEach(({argument}) => complain(argument));
    }
  };
};
