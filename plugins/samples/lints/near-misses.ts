import leven from 'leven';
import type ts from 'typescript';
import {isCallExpression, TypeFlags} from 'typescript';
import {argumentsOf} from './call-arguments';
import type {Lint} from './lint';

/** Whether a name becomes another by one character that is added, left out or changed. */
export const isNearMiss = (a: string, b: string): boolean => leven(a, b) === 1;

/** The declarations of packages; those of the language, of browsers and of Node are others'. */
const OF_PACKAGES = /\/node_modules\/(?!typescript\/|@types\/node\/)/;

const propertyNames = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((member) =>
    member.getProperties().map(({name}) => name),
  );

const isOfPackage = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some((member) =>
    member
      .getProperties()
      .some(({declarations = []}) =>
        declarations.some((each) => OF_PACKAGES.test(each.getSourceFile().fileName)),
      ),
  );

/**
 * Misspelt optional parameters of a package's function in objects that come from a variable: the compiler looks
 * for names that do not belong only in objects that are written where they are passed.
 */
export const checkNearMisses: Lint =
  ({checker, report}) =>
  (node) => {
    if (!isCallExpression(node)) {
      return;
    }
    for (const {argument, wanted} of argumentsOf(node, checker)) {
      const given = checker.getTypeAtLocation(argument);
      const isObject = (given.flags & TypeFlags.Object) !== 0;
      if (!isObject || !isOfPackage(wanted)) {
        continue;
      }
      const known = propertyNames(wanted);
      const names = propertyNames(given);
      for (const name of names.filter((each) => !known.includes(each))) {
        const meant = known.find((each) => isNearMiss(name, each) && !names.includes(each));
        if (meant) {
          report(argument, 'near-miss', `"${name}" is no parameter; "${meant}" is one`);
        }
      }
    }
  };
