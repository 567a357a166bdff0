import {inspect} from 'node:util';
import type {DocsVersion} from '../../../site/versions';
import {litGlobals, platformGlobals} from 'lit-local-network/action-globals';

type Params = Readonly<Record<string, unknown>>;

/** Answers of functions and of `fetch`: values, or functions of the parameters. */
export type Answers = Record<string, unknown>;

/** Bytes of what is signed since v3: a hash. */
const HASH_LENGTH = 32;

/** Conditions hold, and a PKP permits nothing. */
const usualAnswers = (release: number, keccak256: (data: string) => string): Answers => ({
  signEcdsa: ({toSign}: {toSign: Uint8Array}) => {
    if (release >= 3 && toSign.length !== HASH_LENGTH) {
      throw new Error(`signEcdsa signs a hash of ${HASH_LENGTH} bytes, not ${toSign.length} bytes`);
    }
    return 'success';
  },
  ethPersonalSignMessageEcdsa: 'success',
  claimKey: 'success',
  checkConditions: true,
  call: '',
  getLatestNonce: '0x0',
  pubkeyToTokenId: ({publicKey}: {publicKey: string}) =>
    keccak256(publicKey.startsWith('0x') ? publicKey : `0x${publicKey}`),
  isPermittedAction: false,
  isPermittedAddress: false,
  isPermittedAuthMethod: false,
  getPermittedActions: [],
  getPermittedAddresses: [],
  getPermittedAuthMethods: [],
  getPermittedAuthMethodScopes: ({maxScopeId}: {maxScopeId: number}) =>
    Array.from({length: maxScopeId + 1}, () => false),
});

/**
 * The globals of a Lit Action on a node. Functions record their calls instead of carrying them out.
 *
 * @param load `require` in the folder of the SDK release
 * @param record is told each call
 * @param given what the nodes answer; the hidden part of a sample may change it as `nodeAnswers`
 */
export function createSandbox(
  version: DocsVersion,
  load: NodeJS.Require,
  record: (name: string, params: Params) => void,
  given: Answers = {},
) {
  const {ethers} = load('ethers') as {ethers: {utils: {keccak256: (data: string) => string}}};
  const {uint8arrayFromString, uint8arrayToString} = load('@lit-protocol/uint8arrays') as Params;
  const release = Number(version.slice(1));
  const usual = usualAnswers(release, ethers.utils.keccak256);
  const answer = (name: string, params: unknown): unknown => {
    const wanted = name in given ? given[name] : usual[name];
    return typeof wanted === 'function' ? (wanted as (params: unknown) => unknown)(params) : wanted;
  };
  const fetchOrAnswer = async (resource: string | URL | Request, options?: RequestInit) =>
    'fetch' in given
      ? Response.json(
          await answer('fetch', resource instanceof Request ? resource.url : String(resource)),
        )
      : fetch(resource, options);
  const auth: Record<string, unknown> = {
    actionIpfsIds: [],
    authSigAddress: null,
    authMethodContexts: [],
  };
  return {
    ...platformGlobals(globalThis),
    ...litGlobals({
      release,
      auth,
      ask: (name, params) => {
        record(name, params);
        return answer(name, params);
      },
      tokenIdOf: (publicKey) => {
        record('pubkeyToTokenId', {publicKey});
        return answer('pubkeyToTokenId', {publicKey}) as string;
      },
      respond: (response) => record('setResponse', {response}),
      uint8arrays: {fromString: uint8arrayFromString, toString: uint8arrayToString},
      errors: globalThis,
    }),
    ethers,
    nodeAnswers: given,
    console,
    fetch: fetchOrAnswer,
  };
}

/** Bytes, or an array of numbers that stand for bytes: actions may give both. */
const isBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array ||
  (Array.isArray(value) && value.length > 0 && value.every(Number.isInteger));

const shownAsBytes = (bytes: Uint8Array) => ({
  [inspect.custom]: () =>
    `${bytes.constructor.name}(${bytes.length}) 0x${Buffer.from(bytes).toString('hex')}`,
});

/** A call as the output of a sample shows it. */
export function callText(name: string, params: Params): string {
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    isBytes(value) ? shownAsBytes(value) : value,
  ]);
  return `Lit.Actions.${name}(${inspect(Object.fromEntries(shown), {depth: 6, breakLength: 80})})`;
}
