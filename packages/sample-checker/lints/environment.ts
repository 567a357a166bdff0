import ts from 'typescript';
import sharedWithBrowsers from '../ambient/shared-with-browsers.json';
import {visibleLines} from '../../../lib/node/fences';
import {nodesIn, type Lint, type LintContext} from './lint';

/** Who declares the globals of browsers, and those of Node. */
const OF_BROWSERS = /\/typescript\/lib\/lib\.dom[^/]*\.d\.ts$/;
const OF_NODE = /\/@types\/node\//;

/**
 * Globals of browsers that the runtime of Lit Actions has; it lacks all others.
 */
const IN_ACTIONS = new Set(sharedWithBrowsers);

/** Globals for hidden lines only; see ambient/. */
const HIDDEN_ONLY = new Set(['nodeAnswers', 'localNetwork']);

/** A runtime of the sample that lacks a global, with the fix; undefined if all have it. */
function missingIn(
  {environment}: LintContext,
  name: string,
  declarations: readonly ts.Declaration[],
): string | undefined {
  const files = declarations.map((each) => each.getSourceFile().fileName);
  const isDeclaredBy = (...owners: RegExp[]): boolean =>
    files.every((file) => owners.some((owner) => owner.test(file)));
  if (environment === 'action') {
    // The declarations of ethers bring those of Node with them.
    return isDeclaredBy(OF_BROWSERS, OF_NODE) && !IN_ACTIONS.has(name) ? 'Lit Actions' : undefined;
  }
  if (environment !== 'browser' && isDeclaredBy(OF_BROWSERS)) {
    return `Node${environment === 'any' ? '; say env=browser if it needs one' : ''}`;
  }
  return environment !== 'node' && isDeclaredBy(OF_NODE)
    ? `browsers${environment === 'any' ? '; say env=node if it needs Node' : ''}`
    : undefined;
}

const isMemberName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Globals that do not exist where the sample says it runs. */
export const checkEnvironment: Lint = (context) => {
  const {file, checker, report} = context;
  // Names that the sample tests for before it uses them: `typeof window !== 'undefined'`.
  const tested = new Set(
    nodesIn(file)
      .filter(ts.isTypeOfExpression)
      .map(({expression}) => expression.getText(file)),
  );
  const shown = new Set(visibleLines(file.text).map(({line}) => line));
  return (node) => {
    if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node) || isMemberName(node)) {
      return;
    }
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const declarations = symbol?.declarations ?? [];
    const isValue = symbol && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    if (!isValue || declarations.length === 0 || tested.has(node.text)) {
      return;
    }
    const isShown = shown.has(file.getLineAndCharacterOfPosition(node.getStart(file)).line);
    if (isShown && HIDDEN_ONLY.has(node.text)) {
      report(node, 'environment', `"${node.text}" is for hidden lines; readers do not have it`);
    }
    const missing = missingIn(context, node.text, declarations);
    if (missing) {
      report(node, 'environment', `"${node.text}" does not exist in ${missing}`);
    }
  };
};
