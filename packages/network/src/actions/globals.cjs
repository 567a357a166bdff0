'use strict';

// The globals of a Lit Action, for every place that runs one. Uses nothing of Node, and is plain JavaScript, because a
// thread loads it as it is.

const FUNCTIONS = [
  'signEcdsa',
  'ethPersonalSignMessageEcdsa',
  'checkConditions',
  'call',
  'getLatestNonce',
  'isPermittedAction',
  'isPermittedAddress',
  'isPermittedAuthMethod',
  'getPermittedActions',
  'getPermittedAddresses',
  'getPermittedAuthMethods',
  'getPermittedAuthMethodScopes',
];

/**
 * The functions of `Lit.Actions` that a node answers. Release 2 has no `claimKey`.
 *
 * @param {number} release
 */
const functionsOf = (release) => (release === 2 ? FUNCTIONS : [...FUNCTIONS, 'claimKey']);

const PLATFORM = [
  ...['AbortController', 'AbortSignal', 'ArrayBuffer', 'Blob', 'Event', 'EventTarget', 'FormData'],
  ...['Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams'],
  // Arrays of bytes that cross the border must be of one kind, or `instanceof` in ethers fails.
  'Uint8Array',
  ...['atob', 'btoa', 'clearInterval', 'clearTimeout', 'crypto', 'performance', 'queueMicrotask'],
  ...['setInterval', 'setTimeout', 'structuredClone'],
];

/**
 * Globals that an action takes from the platform that it runs on. `console` and `fetch` are up to the caller.
 *
 * @param {Record<string, any>} platform `globalThis` of Node or a browser
 * @returns {Record<string, unknown>}
 */
const platformGlobals = (platform) =>
  Object.fromEntries(PLATFORM.map((name) => [name, platform[name]]));

/**
 * Globals that Lit adds.
 *
 * @typedef {Record<string, unknown>} Params
 * @param {object} options
 * @param {number} options.release
 * @param {object} options.auth `Lit.Auth`
 * @param {(name: string, params: Params) => unknown} options.ask answers a function of the node
 * @param {(publicKey: string) => string} options.tokenIdOf answers `pubkeyToTokenId`, which returns no promise
 * @param {(text: string) => void} options.respond takes what the action gives to `setResponse`
 * @param {{fromString: unknown, toString: unknown}} options.uint8arrays
 * @param {{Error: ErrorConstructor, RangeError: ErrorConstructor, TypeError: ErrorConstructor}} options.errors of the realm that the action runs in
 */
function litGlobals({release, auth, ask, tokenIdOf, respond, uint8arrays, errors}) {
  const notEmpty = (/** @type {Params} */ params) => {
    for (const [key, value] of Object.entries(params)) {
      if (value === '') throw new errors.RangeError(`${key} cannot be empty`);
    }
    return params;
  };
  const answered = Object.fromEntries(
    functionsOf(release).map((name) => [
      name,
      async (/** @type {Params} */ params = {}) => ask(name, notEmpty(params)),
    ]),
  );
  const pubkeyToTokenId = (/** @type {Params} */ params = {}) =>
    tokenIdOf(String(notEmpty(params).publicKey));
  const setResponse = (/** @type {{response?: unknown}} */ {response} = {}) => {
    if (typeof response !== 'string') throw new errors.TypeError('response must be a string');
    respond(response);
  };
  const {fromString: uint8arrayFromString, toString: uint8arrayToString} = uint8arrays;
  const helpers = {uint8arrayFromString, uint8arrayToString};
  const LitActions = {...answered, pubkeyToTokenId, setResponse, ...helpers};
  // Deno is there without its powers.
  const refuse = (/** @type {string} */ what) => {
    const error = new errors.Error(
      `Requires env access to ${what}, run again with the --allow-env flag`,
    );
    throw Object.assign(error, {name: 'PermissionDenied'});
  };
  const env = {
    get: (/** @type {string} */ name) => refuse(`"${name}"`),
    toObject: () => refuse('all'),
  };
  return {
    Deno: {env},
    Lit: {Actions: LitActions, Auth: auth},
    LitActions,
    LitAuth: auth,
    ...helpers,
  };
}

module.exports = {litGlobals, platformGlobals};
