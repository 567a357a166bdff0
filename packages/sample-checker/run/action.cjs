'use strict';

// Runs a Lit Action as a node would, with functions that record their calls instead of carrying
// them out. Usage: node action.cjs <file> <docs version>, in the folder of an SDK release. Plain
// JavaScript for the same reason as offline.cjs.

const fs = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const util = require('node:util');
const vm = require('node:vm');
const sharedWithBrowsers = require('../ambient/shared-with-browsers.json');

const [, , file, version] = process.argv;
const major = Number(version.slice(1));
const requireFromSdk = createRequire(path.join(process.cwd(), 'package.json'));
const {ethers} = requireFromSdk('ethers');
const {uint8arrayFromString, uint8arrayToString} = requireFromSdk('@lit-protocol/uint8arrays');

/** What the hidden part of a sample wants the nodes to answer, by function. */
const nodeAnswers = {};

/** Whether an array is of numbers that stand for bytes: actions may give both kinds. */
const isBytes = (value) =>
  value instanceof Uint8Array ||
  (Array.isArray(value) && value.length > 0 && value.every(Number.isInteger));

/** What stands for bytes in the record of a call. */
const asShown = (bytes) => ({
  [util.inspect.custom]: () =>
    `${bytes.constructor.name}(${bytes.length}) ${ethers.utils.hexlify(Uint8Array.from(bytes))}`,
});

function record(name, params) {
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    isBytes(value) ? asShown(value) : value,
  ]);
  const text = util.inspect(Object.fromEntries(shown), {depth: 6, breakLength: 80});
  console.log(`Lit.Actions.${name}(${text})`);
}

/** What the sample wants a function to answer, or else what it answers without other wishes. */
function answered(name, params, answer) {
  const wanted = name in nodeAnswers ? nodeAnswers[name] : answer;
  return typeof wanted === 'function' ? wanted(params) : wanted;
}

/** Bytes of what is signed since v3: a hash. */
const HASH_LENGTH = 32;

function signEcdsa({toSign}) {
  const {length} = toSign;
  if (major >= 3 && length !== HASH_LENGTH) {
    throw new Error(`signEcdsa signs a hash of ${HASH_LENGTH} bytes, not ${length} bytes`);
  }
  return 'success';
}

/** Without other wishes, conditions hold, and a PKP permits nothing. */
const ANSWERS = {
  signEcdsa,
  ethPersonalSignMessageEcdsa: 'success',
  checkConditions: true,
  call: '',
  getLatestNonce: '0x0',
  pubkeyToTokenId: ({publicKey}) =>
    ethers.utils.keccak256(publicKey.startsWith('0x') ? publicKey : `0x${publicKey}`),
  isPermittedAction: false,
  isPermittedAddress: false,
  isPermittedAuthMethod: false,
  getPermittedActions: [],
  getPermittedAddresses: [],
  getPermittedAuthMethods: [],
  getPermittedAuthMethodScopes: ({maxScopeId}) => Array.from({length: maxScopeId + 1}, () => false),
  ...(major >= 3 && {claimKey: 'success'}),
};

const LitActions = {
  setResponse: (params) => record('setResponse', params),
  uint8arrayFromString,
  uint8arrayToString,
};
for (const [name, answer] of Object.entries(ANSWERS)) {
  LitActions[name] = async (params = {}) => {
    record(name, params);
    return answered(name, params, answer);
  };
}

const globals = {
  Lit: {
    Actions: LitActions,
    Auth: {actionIpfsIds: [], authSigAddress: null, authMethodContexts: []},
  },
  LitActions,
  ethers,
  uint8arrayFromString,
  uint8arrayToString,
  nodeAnswers,
  __ownOutput: globalThis.__ownOutput,
  // Values that cross the border have to be of one kind, or `instanceof` in ethers fails.
  Uint8Array,
  ArrayBuffer,
  ...Object.fromEntries(sharedWithBrowsers.map((name) => [name, globalThis[name]])),
  fetch: async (resource, options) =>
    'fetch' in nodeAnswers
      ? Response.json(answered('fetch', String(resource?.url ?? resource)))
      : fetch(resource, options),
};

vm.runInNewContext(fs.readFileSync(file, 'utf8'), globals, {filename: file});
