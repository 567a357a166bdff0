import ts from 'typescript';
import {nodesIn, type LintContext} from './lint';

/** The name by which a function is called: `decrypt` for `client.decrypt(…)`. */
export function calledName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const {expression} = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** The variable that an identifier names. */
const variableOf = (node: ts.Identifier, {checker}: LintContext): ts.Symbol | undefined =>
  ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);

/** Functions that throw, or tell, if a value has another form. */
const TESTS = /^(?:assert|check|get(?:Address)?|includes|is[A-Z]\w*|parse|require\w*|test)$/;
const TESTS_BY_PREFIX = /^(?:assert|check|is)[A-Z]/;

/** Something depends on the form of the value: a condition asks for it, or a function that tests it. */
function isTest(use: ts.Node): boolean {
  let node = use;
  while (!ts.isStatement(node) && !ts.isFunctionLike(node)) {
    const {parent} = node;
    const name = calledName(parent);
    if (name && (TESTS.test(name) || TESTS_BY_PREFIX.test(name))) return true;
    if (ts.isConditionalExpression(parent) && parent.condition === node) return true;
    node = parent;
    if (ts.isIfStatement(node)) return true;
  }
  return false;
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * A parameter of an exported function, used just as its caller gives it: whatever an app passes on from outside gets here.
 */
export function isUntested(node: ts.Node, context: LintContext): boolean {
  if (!ts.isIdentifier(node)) return false;
  const variable = variableOf(node, context);
  const declaration = variable?.valueDeclaration;
  const parameter = declaration && ts.findAncestor(declaration, ts.isParameter);
  if (!parameter) return false;
  const uses = nodesIn(context.file).filter(
    (each) => ts.isIdentifier(each) && variableOf(each, context) === variable,
  );
  return ts.findAncestor(parameter, isExported) !== undefined && !uses.some(isTest);
}
