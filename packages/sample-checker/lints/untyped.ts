import ts from 'typescript';
import type {Lint} from './lint';

/** The object of a member, or the function of a call. */
function innerOf(node: ts.Expression): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? node.expression
    : undefined;
}

/** Why a cast lets any name pass, if it does. */
function looseCast(node: ts.AsExpression): string | undefined {
  const {expression, type} = node;
  // `{…} as unknown as Type`, or with `any`.
  const isAnything = [ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword].includes(type.kind);
  if (isAnything && ts.isObjectLiteralExpression(expression)) {
    return 'a cast through unknown or any lets any name pass; give the object a type first';
  }
  return /^Record<string,/.test(type.getText())
    ? 'a cast to a record lets any name pass; name the parts in a type'
    : undefined;
}

/**
 * Names that are taken from a value of type `any`, such as what `JSON.parse` gives: whatever is
 * written compiles. Lit Actions and JavaScript samples may, because they have no simple way to say
 * the type, and so may what a sample itself declares as `any`.
 */
export const checkUntyped: Lint = ({file, checker, environment, report}) => {
  if (environment === 'action' || !/\.tsx?$/.test(file.fileName)) {
    return undefined;
  }
  const isAny = (node: ts.Expression): boolean =>
    (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
  const saysAny = (symbol: ts.Symbol | undefined): boolean => {
    const declaration = symbol?.valueDeclaration;
    return (
      declaration?.getSourceFile() === file &&
      (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) &&
      declaration.type?.kind === ts.SyntaxKind.AnyKeyword
    );
  };

  const reported = new Set<ts.Symbol | ts.Node>();
  const check = (value: ts.Expression, place: ts.Node): void => {
    const inner = innerOf(value);
    const symbol = checker.getSymbolAtLocation(value);
    // A member of something untyped: that is reported already.
    if (!isAny(value) || (inner && isAny(inner)) || saysAny(symbol)) {
      return;
    }
    if (!reported.has(symbol ?? value)) {
      const message = 'is of type any, so that any name in it compiles; give it a type';
      report(place, 'untyped', `"${value.getText(file)}" ${message}`);
    }
    reported.add(symbol ?? value);
  };

  return (node) => {
    const cast = ts.isAsExpression(node) ? looseCast(node) : undefined;
    if (cast) {
      report(node, 'untyped', cast);
    } else if (ts.isPropertyAccessExpression(node)) {
      check(node.expression, node.name);
    } else if (ts.isSpreadAssignment(node)) {
      check(node.expression, node);
    } else if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      if (node.initializer && !node.type) check(node.initializer, node.name);
    }
  };
};
