import ts from 'typescript';
import {chainFamilyOf, CONDITION_FIELDS} from 'lit-local-network/rules';
import {visibleLines, type VisibleLine} from '../../../lib/node/fences';
import {hazardMessage} from '../hazards/hazards';
import type {Lint, LintContext} from './lint';
import {calledName, isUntested} from './untested';

interface ShownContext extends LintContext {
  /** The lines of the file that readers see. */
  shown: readonly VisibleLine[];
}

/** Tells whether a node is a place of a hazard. */
type Finder = (node: ts.Node, context: ShownContext) => boolean;

const lineOf = (node: ts.Node, {file}: LintContext): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line;

const says = ({shown}: ShownContext, words: RegExp): boolean =>
  shown.some(({text}) => words.test(text));

const isOfSdk = (node: ts.CallExpression, {checker}: LintContext): boolean => {
  const file = checker.getResolvedSignature(node)?.declaration?.getSourceFile().fileName;
  return file?.includes('/@lit-protocol/') ?? false;
};

/** A member of an object, wherever the object is written. */
function memberOf(
  node: ts.Expression | undefined,
  name: string,
  {checker}: LintContext,
): ts.Type | undefined {
  const member = node && checker.getTypeAtLocation(node).getProperty(name);
  return member && checker.getTypeOfSymbolAtLocation(member, node);
}

/** An assigned part of an object literal: its value, or the variable of a shorthand. */
const valueOf = (part: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined => {
  if (!part) return undefined;
  if (ts.isShorthandPropertyAssignment(part)) return part.name;
  return ts.isPropertyAssignment(part) ? part.initializer : undefined;
};

const partOf = (node: ts.Node | undefined, name: string): ts.Expression | undefined =>
  node && ts.isObjectLiteralExpression(node)
    ? valueOf(node.properties.find((part) => part.name?.getText() === name))
    : undefined;

/** Asks a wallet of an EVM chain: others sign nothing that ends, whatever one passes. */
function asksWallet(node: ts.Node, {checker}: LintContext): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || calledName(node) !== 'checkAndSignAuthMessage')
    return undefined;
  const chain = partOf(node.arguments[0], 'chain');
  const variable = chain && checker.getShorthandAssignmentValueSymbol(chain.parent);
  const types = chain
    ? [variable ? checker.getTypeOfSymbol(variable) : checker.getTypeAtLocation(chain)]
    : [];
  const names = types.flatMap((type) => (type.isUnion() ? type.types : type));
  const isEvm = (type: ts.Type): boolean =>
    !type.isStringLiteral() || chainFamilyOf(type.value) === 'evm';
  return names.every(isEvm) ? node.arguments[0] : undefined;
}

const ENCRYPTS = /^(?:encrypt(?:String|File|Zip)?|encryptFileAndZipWithMetadata|zipAndEncrypt\w+)$/;

const encrypts = (node: ts.Node, context: LintContext): node is ts.CallExpression =>
  ts.isCallExpression(node) && ENCRYPTS.test(calledName(node) ?? '') && isOfSdk(node, context);

/** From 3.0 on, who encrypts gets the hash of the text to store beside it. */
const givesHash = (node: ts.Node, {checker}: LintContext): boolean =>
  checker.getAwaitedType(checker.getTypeAtLocation(node))?.getProperty('dataToEncryptHash') !==
  undefined;

const isServer = (context: ShownContext): boolean => says(context, /from '(?:express|node:http)'/);

/** Sends nobody away who asks too often. */
const isUnlimitedServer = (context: ShownContext): boolean =>
  isServer(context) && !says(context, /\b429\b/);

const SIGNS = /^(?:ethPersonalSignMessageEcdsa|signEcdsa)$/;

/** A call that costs more than gas, or may. */
const PAYS = /\b(?:mint|claim)\w*\(|\bsendTransaction\(|\bvalue\b/i;

/** Sends a transaction that is signed already, as a text. */
const sendsSigned = (node: ts.Node, {checker}: LintContext): boolean =>
  ts.isCallExpression(node) &&
  calledName(node) === 'sendTransaction' &&
  node.arguments.length === 1 &&
  (checker.getTypeAtLocation(node.arguments[0]!).flags & ts.TypeFlags.StringLike) !== 0;

/** The expression that a variable was given; of another expression, itself. */
function origin(node: ts.Expression, {checker}: LintContext): ts.Node {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) || node;
}

/** A key that readers fill in: a placeholder, or a variable of the environment. */
const isTypedByReader = (node: ts.Expression, context: LintContext): boolean =>
  /^(?:'0x04…'|process\.env\b)/.test(origin(node, context).getText());

/** By hazard. The rest of the table is for readers to see. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'auth-sig-default': (node, context) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'SiweMessage') {
      const [message] = node.arguments ?? [];
      return !!memberOf(message, 'uri', context) && !memberOf(message, 'expirationTime', context);
    }
    const request = asksWallet(node, context);
    return request !== undefined && !memberOf(request, 'expiration', context);
  },

  'page-address': (node, context) => {
    const request =
      calledName(node) === 'signAndSaveAuthMessage'
        ? (node as ts.CallExpression).arguments[0]
        : asksWallet(node, context);
    return request !== undefined && !memberOf(request, 'uri', context);
  },

  // After Escape the promise stays pending, and so does every click that waits for it.
  'wallet-prompt': (node, context) =>
    asksWallet(node, context) !== undefined &&
    says(context, /\?\?= \w+\(\)|disabled=/) &&
    !says(context, /Escape/),

  unsalted: (node, context) =>
    encrypts(node, context) &&
    givesHash(node, context) &&
    !says(context, /\bsalt|random(?:UUID|Bytes)|getRandomValues|generateKey/i),

  // Releases before 3.0 compare the nodes' keys with one that they carry.
  'one-node-key': (node, context) =>
    encrypts(node, context) &&
    givesHash(node, context) &&
    // The reader's own nodes on a local network.
    !says(context, /\bcheckNetworkKey\(|litNetwork: 'custom'|'\.\/local-network'/),

  'lost-data': (node, context) =>
    (encrypts(node, context) || calledName(node) === 'saveEncryptionKey') &&
    (node as ts.CallExpression).arguments.some((request) =>
      CONDITION_FIELDS.some((field) => {
        // Releases from 3.0 on refuse an empty unified list themselves.
        if (field.startsWith('unified') && givesHash(node, context)) return false;
        const conditions = partOf(request, field);
        return conditions && isUntested(conditions, context);
      }),
    ),

  'ids-of-nobody': (node, context) => {
    const condition = ts.isObjectLiteralExpression(node) ? node : undefined;
    const test = partOf(condition, 'returnValueTest');
    if (!test) return false;
    const lists = ['parameters', 'functionParams'].map((name) => partOf(condition, name));
    const values = lists.flatMap((list) =>
      list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [],
    );
    return [...values, partOf(test, 'value')].some((value) => value && isUntested(value, context));
  },

  'hex-kinds': (node, context) =>
    ['computeAddress', 'computePublicKey'].includes(calledName(node) ?? '') &&
    isUntested((node as ts.CallExpression).arguments[0]!, context),

  'off-curve': (node, context) => {
    if (!/^(?:computeAddress|derivedAddresses)$/.test(calledName(node) ?? '')) return false;
    const [first] = (node as ts.CallExpression).arguments;
    const key = partOf(first, 'publicKey') ?? first;
    return (
      key !== undefined &&
      isTypedByReader(key, context) &&
      !says(context, /computePublicKey\(computePublicKey\(/)
    );
  },

  amounts: (node, context) =>
    context.environment === 'action' &&
    ts.isBinaryExpression(node) &&
    /^[<>]=?$/.test(node.operatorToken.getText()) &&
    !/\bDate\.now\(|\bNumber\(|\.length\b/.test(node.getText()) &&
    !says(context, /\bis(?:Safe)?Integer|\bisFinite|\bBigInt|\bBigNumber/),

  'cid-form': (node, context) =>
    calledName(node) === 'mintGrantAndBurnNext' && !says(context, /\bQm\[|hash\.of\(/i),

  'paid-twice': (node, context) => {
    const end = lineOf(node, context);
    const before = {...context, shown: context.shown.filter(({line}) => line < end)};
    if (sendsSigned(node, context)) return !says(before, /keccak256\(/);
    if (calledName(node) !== 'wait') return false;
    const {expression: sent} = (node as ts.CallExpression)
      .expression as ts.PropertyAccessExpression;
    const isTransaction = memberOf(sent, 'hash', context) && memberOf(sent, 'nonce', context);
    return (
      isTransaction !== undefined &&
      PAYS.test(origin(sent, context).getText()) &&
      !says(before, /\.hash\b|'hash|keccak256\(/)
    );
  },

  flood: (node, context) =>
    /^(?:verifyJwt|checkToken)$/.test(calledName(node) ?? '') && isUnlimitedServer(context),

  guess: (node, context) =>
    /^check(?:Code|Totp)$/.test(calledName(node) ?? '') && isUnlimitedServer(context),

  'foreign-session': (node, context) =>
    ts.isCallExpression(node) &&
    isOfSdk(node, context) &&
    node.arguments.some((request) => memberOf(request, 'sessionSigs', context)) &&
    isServer(context) &&
    !says(context, /\bconnectedNodes\b/),

  'burn-late': (node) => calledName(node) === 'burn',

  replay: (node, context) =>
    context.environment === 'action' &&
    calledName(node) === 'ethPersonalSignMessageEcdsa' &&
    says(context, /\bfetch\(|\bcheckConditions\(|\bauthSigAddress\b/) &&
    !says(context, /\b(?:nonce|number|day|date|\w*time|block\w*|exp\w*|order|invoice|until)\b/i),

  'unsettled-block': (node, context) =>
    context.environment === 'action' &&
    SIGNS.test(calledName(node) ?? '') &&
    says(context, /\bfetch\(/) &&
    says(context, /eth_(?:get(?:TransactionReceipt|Logs|Balance|Code|StorageAt)|call)\b/) &&
    !says(context, /eth_(?:blockNumber|getBlockByNumber)/),

  'endless-wait': (node) =>
    calledName(node) === 'waitForTransaction' && (node as ts.CallExpression).arguments.length < 3,

  'signed-in-advance': (node, context) =>
    context.environment === 'action' &&
    calledName(node) === 'serializeTransaction' &&
    says(context, /\bnonce\b/) &&
    !says(context, /getLatestNonce|eth_getTransactionCount/),

  'visitor-auth-sig': (node, context) =>
    context.environment === 'node' &&
    ts.isObjectLiteralElementLike(node) &&
    node.name?.getText() === 'authSig' &&
    ts.isPropertyAssignment(node.parent.parent) &&
    node.parent.parent.name.getText() === 'jsParams',

  'foreign-type': (node, context) => {
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'Blob') return false;
    const type = partOf(node.arguments?.[1], 'type');
    return type !== undefined && !ts.isStringLiteral(type) && !says(context, /octet-stream/);
  },

  'owner-signs-anything': (node, context) =>
    ts.isBinaryExpression(node) &&
    ts.isReturnStatement(node.parent) &&
    [node.left, node.right].some(
      (side) =>
        ts.isCallExpression(side) &&
        /^(?:verifyMessage|recoverAddress)$/.test(calledName(side) ?? '') &&
        isUntested(side.arguments[1]!, context),
    ) &&
    !says(context, /getPermitted/),
};

/** Samples that work, and harm who uses them. Looks at what readers see, and not at hidden lines. */
export const checkHazards: Lint = (context) => {
  const shown = visibleLines(context.file.text);
  const lines = new Set(shown.map(({line}) => line));
  const shownContext = {...context, shown};
  return (node) => {
    if (!lines.has(lineOf(node, context))) return;
    for (const [name, finds] of Object.entries(FINDERS)) {
      if (finds(node, shownContext)) context.report(node, name, hazardMessage(name));
    }
  };
};
