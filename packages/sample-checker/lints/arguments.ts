import leven from 'leven';
import ts from 'typescript';
import {CONDITION_FIELDS} from 'lit-local-network/rules';
import type {Lint} from './lint';

/** An argument of a call, and the type that the function wants in its place. */
export interface CallArgument {
  argument: ts.Expression;
  wanted: ts.Type;
}

/** The arguments that a call passes to declared parameters. */
export function argumentsOf(call: ts.CallExpression, checker: ts.TypeChecker): CallArgument[] {
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  const last = parameters.length - 1;
  return call.arguments.flatMap((argument, position) => {
    const parameter = parameters[Math.min(position, last)];
    const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
    const isRest = position >= last && type && checker.isArrayType(type);
    const wanted = isRest ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
    return wanted ? [{argument, wanted}] : [];
  });
}

/** The declarations of packages; those of the language, of browsers and of Node are others'. */
const OF_PACKAGES = /\/node_modules\/(?!typescript\/|@types\/node\/)/;

/** Names that differ by one character, added, left out or changed. */
export const isNearMiss = (a: string, b: string): boolean => leven(a, b) === 1;

/** The properties that some of a union's types have. */
const propertiesOf = (type: ts.Type): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type]).flatMap((member) => member.getProperties());

/** Names in an object that are not wanted, but nearly are. */
function nearMisses(given: ts.Type, wanted: ts.Type): {name: string; meant: string}[] {
  const names = new Set(propertiesOf(given).map(({name}) => name));
  const properties = propertiesOf(wanted);
  const known = new Set(properties.map(({name}) => name));
  const missing = [...known].filter((name) => !names.has(name));
  const found = [...names].flatMap((name) => {
    const meant = known.has(name) ? undefined : missing.find((each) => isNearMiss(name, each));
    return meant === undefined ? [] : {name, meant};
  });
  // Looked at last, because it takes longest.
  const isOfPackage = (each: ts.Symbol): boolean =>
    each.declarations?.some((part) => OF_PACKAGES.test(part.getSourceFile().fileName)) ?? false;
  return found.length > 0 && properties.some(isOfPackage) ? found : [];
}

/**
 * Objects from variables that the compiler lets pass: those with misspelt optional parameters of a package's function,
 * because it looks for foreign names only in objects that are written where they are passed; and requests to encrypt,
 * decrypt or sign without conditions, because their types make every family optional.
 */
export const checkArguments: Lint =
  ({checker, report}) =>
  (node) => {
    for (const {argument, wanted} of ts.isCallExpression(node) ? argumentsOf(node, checker) : []) {
      const given = checker.getTypeAtLocation(argument);
      const isKnown = (given.flags & ts.TypeFlags.Any) === 0;
      const wantsConditions = CONDITION_FIELDS.every((name) => wanted.getProperty(name));
      const hasConditions = CONDITION_FIELDS.some((name) => given.getProperty(name));
      if (isKnown && wantsConditions && !hasConditions) {
        const fields = CONDITION_FIELDS.join(', ');
        report(argument, 'conditions', `the request has no conditions; give it one of ${fields}`);
      }
      const isObject = (given.flags & ts.TypeFlags.Object) !== 0;
      for (const {name, meant} of isObject ? nearMisses(given, wanted) : []) {
        report(argument, 'near-miss', `"${name}" is no parameter; "${meant}" is one`);
      }
    }
  };
