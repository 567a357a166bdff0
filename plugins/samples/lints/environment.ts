import ts from 'typescript';
import sharedWithBrowsers from '../ambient/shared-with-browsers.json';
import {cutLine} from '../notations';
import {nodesIn} from './ast';
import type {Lint, LintContext} from './lint';

/** Which globals exist where, by who declares them. */
const declaredBy = {
  browser: (path: string) => /\/typescript\/lib\/lib\.dom[^/]*\.d\.ts$/.test(path),
  node: (path: string) => path.includes('/@types/node/'),
};

/**
 * What the runtime of Lit Actions shares with browsers; everything else of theirs is missing there.
 */
const IN_ACTIONS = new Set(sharedWithBrowsers);

/** What the sandbox adds for the hidden part of a sample; see ambient/sandbox.d.ts. */
const SANDBOX_ONLY = 'nodeAnswers';

/** Where a global does not exist although the sample says that it runs there. */
function missingIn(
  {environment}: LintContext,
  name: string,
  declarations: readonly ts.Declaration[],
  isShown: boolean,
): string | undefined {
  const paths = declarations.map((declaration) => declaration.getSourceFile().fileName);
  if (environment === 'action') {
    if (name === SANDBOX_ONLY && isShown) {
      return 'Lit Actions; it is for lines above "// ---cut---"';
    }
    // The declarations of ethers bring those of Node with them.
    const isForeign = paths.every((path) => declaredBy.browser(path) || declaredBy.node(path));
    return isForeign && !IN_ACTIONS.has(name) ? 'Lit Actions' : undefined;
  }
  if (environment !== 'browser' && paths.every(declaredBy.browser)) {
    return `Node${environment === 'any' ? '; say env=browser if it needs one' : ''}`;
  }
  if (environment !== 'node' && paths.every(declaredBy.node)) {
    return `browsers${environment === 'any' ? '; say env=node if it needs Node' : ''}`;
  }
  return undefined;
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
  const cut = cutLine(file.text);
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
    const isShown = file.getLineAndCharacterOfPosition(node.getStart(file)).line > cut;
    const missing = missingIn(context, node.text, declarations, isShown);
    if (missing) {
      report(node, 'environment', `"${node.text}" does not exist in ${missing}`);
    }
  };
};
