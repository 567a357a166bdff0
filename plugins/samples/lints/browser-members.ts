import ts from 'typescript';
import type {Lint} from './lint';

/**
 * Methods of browser objects that take any name, such as `localStorage`: a misspelt one would
 * compile.
 */
export const checkBrowserMembers: Lint =
  ({checker, report}) =>
  (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
      return;
    }
    const {expression: receiver, name} = node.expression;
    const type = checker.getTypeAtLocation(receiver);
    const isOfBrowser = type
      .getSymbol()
      ?.declarations?.some((declaration) =>
        declaration.getSourceFile().fileName.endsWith('/lib.dom.d.ts'),
      );
    if (isOfBrowser && !type.getProperty(name.text)) {
      report(
        name,
        'browser-members',
        `"${name.text}" is no method of ${checker.typeToString(type)}`,
      );
    }
  };
