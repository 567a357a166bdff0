import {isBuiltin} from 'node:module';
import ts from 'typescript';
import {isModuleSpecifier} from './ast';
import type {Lint} from './lint';

/** `@scope/name/deep/path` is in package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const typesPackageOf = (name: string): string =>
  `@types/${name.replace('@', '').replace('/', '__')}`;

/**
 * Packages that a sample may import: the direct dependencies of its SDK folder. Others resolve by
 * accident, because they happen to be hoisted or to be part of this site, and a reader would not
 * have them.
 */
export const checkImports: Lint =
  ({sdk, report}) =>
  (node) => {
    if (!ts.isStringLiteral(node) || !isModuleSpecifier(node)) {
      return;
    }
    const specifier = node.text;
    if (specifier.startsWith('.') || isBuiltin(specifier)) {
      return;
    }
    const name = packageOf(specifier);
    const version = sdk.packages.get(name) ?? sdk.packages.get(typesPackageOf(name));
    if (sdk.unused.has(name)) {
      report(node, 'unknown-package', `package "${name}" is only a stub in sdk/${sdk.version}`);
    } else if (version === undefined) {
      report(
        node,
        'unknown-package',
        `package "${name}" is not in sdk/${sdk.version}/package.json`,
      );
    }
  };
