import ts from 'typescript';
import {isNearMiss} from './arguments';
import {nodesIn, type Lint} from './lint';

/** Members of a contract that have its functions or events as members. */
const COLLECTION = /^(?:callStatic|estimateGas|filters|functions|populateTransaction)$/;

/** Options of a transaction, behind the function's arguments; ethers 5 calls them overrides. */
const OVERRIDES = [
  'from',
  'value',
  'nonce',
  'type',
  'accessList',
  'customData',
  'ccipReadEnabled',
  'blockTag',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
];

const isContract = (type: ts.Type): boolean =>
  (type.isIntersection() ? type.types : [type])
    .flatMap((part) => part.getSymbol()?.declarations ?? [])
    .filter(ts.isClassDeclaration)
    .filter(({name}) => name?.text === 'Contract')
    .some((each) => each.getSourceFile().fileName.includes('/@ethersproject/contracts/'));

/** Samples declare functions of contracts in strings. */
const isDeclared = (name: string, file: ts.SourceFile): boolean =>
  nodesIn(file).some(
    (node) => ts.isStringLiteralLike(node) && node.text.match(/\w+/g)?.includes(name),
  );

/**
 * Functions, events and parts of transactions of contracts. The class of ethers takes any name, so a misspelt one would
 * compile. Known are those of the SDK's contracts and those that the sample itself declares.
 */
export const checkContractMembers: Lint = ({file, checker, sdk, report}) => {
  const checkOverrides = ({arguments: given}: ts.CallExpression): void => {
    const last = given.at(-1);
    for (const node of last && ts.isObjectLiteralExpression(last) ? last.properties : []) {
      const name = node.name?.getText() ?? '';
      const meant = OVERRIDES.find((each) => isNearMiss(name, each));
      if (meant && !OVERRIDES.includes(name)) {
        const message = `"${name}" is no part of a transaction; "${meant}" is one`;
        report(node, 'contract-members', message);
      }
    }
  };

  return (node) => {
    if (!ts.isPropertyAccessExpression(node)) {
      return;
    }
    const {expression, name, parent} = node;
    const isCollection =
      ts.isPropertyAccessExpression(expression) && COLLECTION.test(expression.name.text);
    const contract = isCollection ? expression.expression : expression;
    const isTyped = checker.getTypeAtLocation(expression).getProperty(name.text) !== undefined;
    if (isTyped || !isContract(checker.getTypeAtLocation(contract))) {
      return;
    }
    if (ts.isCallExpression(parent) && parent.expression === node) {
      checkOverrides(parent);
    }
    if (!sdk.names().contractMembers.has(name.text) && !isDeclared(name.text, file)) {
      const fix = 'spell it as in the ABI, or write the ABI into the sample';
      const message = `"${name.text}" is nothing that the SDK's contracts have; ${fix}`;
      report(name, 'contract-members', message);
    }
  };
};
