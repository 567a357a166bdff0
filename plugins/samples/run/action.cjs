'use strict';

// Runs a Lit Action as a node would, with functions that record their calls instead of carrying them out.
// Usage: node action.cjs <file>, in the folder of an SDK release. Plain JavaScript for the same reason as offline.cjs.

const fs = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const util = require('node:util');
const vm = require('node:vm');

const [, , file] = process.argv;
const requireFromSdk = createRequire(path.join(process.cwd(), 'package.json'));
const {ethers} = requireFromSdk('ethers');
const {uint8arrayFromString, uint8arrayToString} = requireFromSdk('@lit-protocol/uint8arrays');

const asShown = (value) => {
  if (value instanceof Uint8Array) {
    return {
      [util.inspect.custom]: () => `Uint8Array(${value.length}) ${ethers.utils.hexlify(value)}`,
    };
  }
  return value;
};

const shownParams = (params) =>
  Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, asShown(value)]));

/** Prints a call, and answers as a node would for a PKP that permits nothing and a condition that holds. */
const recorded = (name, answer) => (params) => {
  console.log(
    `Lit.Actions.${name}(${util.inspect(shownParams(params), {depth: 6, breakLength: 80})})`,
  );
  return answer(params ?? {});
};

const LitActions = {
  signEcdsa: recorded('signEcdsa', async () => 'success'),
  ethPersonalSignMessageEcdsa: recorded('ethPersonalSignMessageEcdsa', async () => 'success'),
  checkConditions: recorded('checkConditions', async () => true),
  setResponse: recorded('setResponse', () => undefined),
  call: recorded('call', async () => ''),
  claimKey: recorded('claimKey', async () => 'success'),
  getLatestNonce: recorded('getLatestNonce', async () => '0x0'),
  pubkeyToTokenId: async ({publicKey}) => ethers.utils.keccak256(publicKey),
  isPermittedAction: recorded('isPermittedAction', async () => false),
  isPermittedAddress: recorded('isPermittedAddress', async () => false),
  isPermittedAuthMethod: recorded('isPermittedAuthMethod', async () => false),
  getPermittedActions: recorded('getPermittedActions', async () => []),
  getPermittedAddresses: recorded('getPermittedAddresses', async () => []),
  getPermittedAuthMethods: recorded('getPermittedAuthMethods', async () => []),
  getPermittedAuthMethodScopes: recorded(
    'getPermittedAuthMethodScopes',
    async ({maxScopeId = 100}) => Array.from({length: maxScopeId + 1}, () => false),
  ),
  uint8arrayFromString,
  uint8arrayToString,
};

const Auth = {actionIpfsIds: [], authSigAddress: null, authMethodContexts: []};

const globals = {
  Lit: {Actions: LitActions, Auth},
  LitActions,
  ethers,
  uint8arrayFromString,
  uint8arrayToString,
  __ownOutput: globalThis.__ownOutput,
  // Values that cross the border have to be of one kind, or `instanceof` in ethers fails.
  Uint8Array,
  ArrayBuffer,
};
const SHARED_WITH_BROWSERS = [
  'atob',
  'btoa',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'setTimeout',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
];
for (const name of SHARED_WITH_BROWSERS) {
  globals[name] = globalThis[name];
}

vm.runInNewContext(fs.readFileSync(file, 'utf8'), globals, {filename: file});
