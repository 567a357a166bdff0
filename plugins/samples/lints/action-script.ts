import ts from 'typescript';
import type {Lint} from './lint';

const isInFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node, (ancestor) => ts.isFunctionLike(ancestor)) !== undefined;

/** A Lit Action is run as a script: modules and a top-level `await` are not available to it. */
export const checkActionScript: Lint = ({environment, report}) => {
  if (environment !== 'action') {
    return undefined;
  }
  return (node) => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isExportAssignment(node)
    ) {
      report(
        node,
        'action-script',
        'a Lit Action is a script; bundle what it needs instead of importing it',
      );
    } else if (ts.isAwaitExpression(node) && !isInFunction(node)) {
      report(node, 'action-script', 'a Lit Action is a script; use "await" in an async function');
    }
  };
};
