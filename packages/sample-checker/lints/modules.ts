import {isBuiltin} from 'node:module';
import ts from 'typescript';
import type {Lint} from './lint';

/** Matches the name of a module in an import, an export, `import()` or `require()`. */
function isModuleSpecifier(node: ts.Node): node is ts.StringLiteral {
  const {parent} = node;
  return (
    ts.isStringLiteral(node) &&
    (ts.isImportDeclaration(parent) ||
      ts.isExportDeclaration(parent) ||
      (ts.isCallExpression(parent) &&
        (parent.expression.kind === ts.SyntaxKind.ImportKeyword ||
          parent.expression.getText() === 'require')))
  );
}

/**
 * Limits imports of a sample to the direct dependencies of its SDK folder, modules of Node where it runs there, and nothing
 * in a Lit Action. Other packages resolve by accident, because they happen to be hoisted or to be part of this site,
 * and a reader would not have them.
 */
export const checkModules: Lint =
  ({sdk, environment, report}) =>
  (node) => {
    const isDeclaration =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExportAssignment(node);
    const isTopAwait = ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike);
    if (environment === 'action' && (isDeclaration || isTopAwait)) {
      const fix = isDeclaration
        ? 'bundle what it needs instead of importing it'
        : 'use "await" in an async function';
      report(node, 'action-script', `a Lit Action is a script; ${fix}`);
    }
    if (!isModuleSpecifier(node) || node.text.startsWith('.')) {
      return;
    }
    // `@scope/name/deep/path` is in package `@scope/name`.
    const name = /^(?:@[^/]+\/)?[^/]*/.exec(node.text)![0];
    const types = `@types/${name.replace('@', '').replace('/', '__')}`;
    const folder = `sdk/${sdk.version}`;
    if (isBuiltin(node.text)) {
      if (environment !== 'node') {
        report(node, 'environment', `"${node.text}" is a module of Node; say env=node`);
      }
    } else if (sdk.unused.has(name)) {
      report(node, 'unknown-package', `package "${name}" is only a stub in ${folder}`);
    } else if (!sdk.packages.has(name) && !sdk.packages.has(types)) {
      report(node, 'unknown-package', `package "${name}" is not in ${folder}/package.json`);
    }
  };
