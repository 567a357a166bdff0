import ts from 'typescript';
import {walk} from './ast';
import {isNearMiss} from './near-misses';
import type {Lint} from './lint';
import {transaction} from './names.json';

/** Members of a contract that have its functions or events as members. */
const COLLECTIONS = new Set([
  'callStatic',
  'estimateGas',
  'filters',
  'functions',
  'populateTransaction',
]);

/** What a transaction may say beside the function's arguments; ethers 5 calls it overrides. */
const OVERRIDES: readonly string[] = transaction;

const isContract = (type: ts.Type): boolean =>
  (type.isIntersection() ? type.types : [type]).some((part) =>
    part
      .getSymbol()
      ?.declarations?.some(
        (declaration) =>
          ts.isClassDeclaration(declaration) &&
          declaration.name?.text === 'Contract' &&
          declaration.getSourceFile().fileName.includes('/@ethersproject/contracts/'),
      ),
  );

/** The names in a file's strings, where a sample writes the functions that it calls. */
function namesInStrings(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  walk(file, (node) => {
    if (ts.isStringLiteralLike(node)) {
      node.text.match(/\w+/g)?.forEach((name) => names.add(name));
    }
  });
  return names;
}

/** Misspelt overrides in the last argument of a call. */
function misspeltOverrides(
  call: ts.CallExpression,
): {node: ts.Node; name: string; meant: string}[] {
  const last = call.arguments.at(-1);
  return last && ts.isObjectLiteralExpression(last)
    ? last.properties.flatMap((node) => {
        const name = node.name && ts.isIdentifier(node.name) ? node.name.text : '';
        const meant = OVERRIDES.find((each) => isNearMiss(name, each));
        return meant && !OVERRIDES.includes(name) ? [{node, name, meant}] : [];
      })
    : [];
}

/**
 * Functions and events of contracts. The class of ethers takes any name, so a misspelt one would
 * compile. Known are those of the SDK's contracts and those that the sample itself declares.
 */
export const checkContractMembers: Lint = ({file, checker, sdk, report}) => {
  let declared: ReadonlySet<string> | undefined;
  return (node) => {
    if (!ts.isPropertyAccessExpression(node)) {
      return;
    }
    const {expression, name} = node;
    const contract =
      ts.isPropertyAccessExpression(expression) && COLLECTIONS.has(expression.name.text)
        ? expression.expression
        : expression;
    if (
      !isContract(checker.getTypeAtLocation(contract)) ||
      checker.getTypeAtLocation(expression).getProperty(name.text)
    ) {
      return;
    }
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) {
      for (const wrong of misspeltOverrides(node.parent)) {
        report(
          wrong.node,
          'contract-members',
          `"${wrong.name}" is no part of a transaction; "${wrong.meant}" is one`,
        );
      }
    }
    if (sdk.names().contractMembers.has(name.text)) {
      return;
    }
    declared ??= namesInStrings(file);
    if (!declared.has(name.text)) {
      report(
        name,
        'contract-members',
        `"${name.text}" is nothing that the SDK's contracts have; spell it as in the ABI, or write the ABI into the sample`,
      );
    }
  };
};
