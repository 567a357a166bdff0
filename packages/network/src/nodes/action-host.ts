import {ethers} from 'ethers';
import {answerFrom, type FetchTable} from '../actions/fetch-table.shared';
import type {ActionHost} from '../actions/host.shared';
import {runAction} from '../actions/run-action';
import {BareAnswer} from './answers';
import {check, NodeError} from '../rules/errors';
import {type AuthMethodContext, bytesOfCid, type Pkps, SIGN_ANYTHING, SIGN_MESSAGES} from './pkps';
import type {Proof} from './proofs';
import type {ChainReader} from './rpc';
import {base58} from '@scure/base';

const MOST_SIGNATURES = 10;
const MOST_FETCHES = 50;
const DEEPEST_CALL = 5;

/** Side effects of an action. */
export interface ActionOutcome {
  signedData: Record<string, unknown>;
  claimData: Record<string, unknown>;
}

/** The node's side of a running action. */
export interface ActionSupport {
  chain: ChainReader;
  pkps: Pkps;
  proof?: Proof;
  authMethods: readonly AuthMethodContext[];
  codeOf(cid: string): string;
  share(publicKey: string, digest: Uint8Array, sigName: string): Promise<object>;
  /** Signs a key id that an action claims. */
  claim(keyId: string): Promise<object>;
  checkConditions: ActionHost['checkConditions'];
  release: 2 | 3;
  fetches?: FetchTable;
  /** It runs for a condition that another action checks. */
  isNested?: boolean;
}

/**
 * Runs an action and what it calls.
 * @param cids of the action and of those that called it, itself last
 */
export async function execute(
  support: ActionSupport,
  code: string,
  params: Record<string, unknown>,
  cids: readonly string[],
  outcome: ActionOutcome,
): Promise<{response: string; logs: string}> {
  const {proof, authMethods} = support;
  const auth = {
    actionIpfsIds: cids,
    authSigAddress: proof?.address ?? null,
    authMethodContexts: authMethods.map(({userId, appId, authMethodType}) => ({
      userId,
      appId,
      authMethodType,
    })),
    resources: proof?.siwe?.resources ?? [],
  };
  const {success, response, logs, error, limit} = await runAction({
    code,
    params,
    auth,
    host: hostOf(support, cids, outcome),
    release: support.release,
    isNested: support.isNested === true || cids.length > 1,
  });
  if (success) return {response, logs};
  if (limit === 'time') throw new NodeError('NodeJsTimeoutError', error ?? '');
  if (limit === 'memory') throw new NodeError('NodeJsMemoryLimitError', error ?? '');
  throw new BareAnswer(400, {success: false, error, logs});
}

function hostOf(
  support: ActionSupport,
  cids: readonly string[],
  outcome: ActionOutcome,
): ActionHost {
  const {pkps, chain} = support;
  let fetches = 0;
  return {
    async signEcdsa({toSign, publicKey, sigName, personalMessage}) {
      const count = Object.keys(outcome.signedData).length;
      check(
        count < MOST_SIGNATURES,
        'NodeUnknownError',
        `An action signs at most ${MOST_SIGNATURES} times.`,
      );
      const asker = {
        authMethods: support.authMethods,
        actions: cids,
        ...(support.proof && {address: support.proof.address}),
      };
      await pkps.authorise(publicKey, asker, personalMessage ? SIGN_MESSAGES : SIGN_ANYTHING);
      const digest = personalMessage
        ? ethers.utils.arrayify(ethers.utils.hashMessage(toSign))
        : toSign;
      outcome.signedData[sigName] = await support.share(publicKey, digest, sigName);
    },
    checkConditions: support.checkConditions,
    async fetch(url, init) {
      const {hostname} = new URL(url);
      const known = answerFrom(support.fetches ?? {}, url);
      if (known) return known;
      const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
      if (!isLocal)
        throw new TypeError(
          `The local network fetches from this machine and from --fetch, not from ${hostname}.`,
        );
      if ((fetches += 1) > MOST_FETCHES)
        throw new TypeError(`An action fetches at most ${MOST_FETCHES} times.`);
      return fetch(url, init);
    },
    async call(name, params) {
      const given = params as CallParams;
      const read = (method: string, ...args: unknown[]) =>
        pkps.read('permissions', method, [given.tokenId, ...args]);
      switch (name) {
        case 'call': {
          check(
            cids.length <= DEEPEST_CALL,
            'NodeUnknownError',
            `Actions call each other ${DEEPEST_CALL} deep at most.`,
          );
          const code = support.codeOf(given.ipfsId);
          const child = await execute(
            support,
            code,
            given.params ?? {},
            [...cids, given.ipfsId],
            outcome,
          );
          return child.response;
        }
        case 'claimKey': {
          // As `computeHDKeyId` of the SDK has it in the context of an action.
          const keyId = ethers.utils.id(`${cids.at(-1)!}:${given.keyId}`);
          outcome.claimData[given.keyId] = await support.claim(keyId);
          return 'success';
        }
        case 'getLatestNonce':
          return chain.request('eth_getTransactionCount', [given.address, 'latest']);
        case 'isPermittedAction':
          return read(name, bytesOfCid(given.ipfsId));
        case 'isPermittedAddress':
          return read(name, given.address);
        case 'isPermittedAuthMethod':
          return read(name, given.authMethodType, bytesOf(given.userId));
        case 'getPermittedActions':
          return ((await read(name)) as string[]).map((id) =>
            base58.encode(ethers.utils.arrayify(id)),
          );
        case 'getPermittedAddresses':
          return ((await read(name)) as string[]).map((address) => address.toLowerCase());
        case 'getPermittedAuthMethods':
          return ((await read(name)) as PermittedMethod[]).map(
            ({authMethodType, id, userPubkey}) => ({
              auth_method_type: authMethodType.toHexString(),
              id,
              user_pubkey: userPubkey,
            }),
          );
        case 'getPermittedAuthMethodScopes':
          return read(name, given.authMethodType, bytesOf(given.userId), given.maxScopeId ?? 100);
        default:
          throw new NodeError('NodeUnknownError', `Lit.Actions.${name} does not exist here.`);
      }
    },
  };
}

interface CallParams {
  address: string;
  authMethodType: string;
  ipfsId: string;
  keyId: string;
  maxScopeId?: number;
  params?: Record<string, unknown>;
  tokenId: string;
  /** Bytes, which messages between processes may have made an object of. */
  userId: string | Record<string, number>;
}

interface PermittedMethod {
  authMethodType: ethers.BigNumber;
  id: string;
  userPubkey: string;
}

function bytesOf(bytes: CallParams['userId']): string {
  return typeof bytes === 'string' ? bytes : ethers.utils.hexlify(Object.values(bytes));
}
