import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {addressPrefix, type ChainFamily, chainFamilyOf} from '../rules/chains';
import {check, NodeError, orRefuse} from '../rules/errors';
import type {NodeRules} from '../rules/node-rules';
import {
  attenuationsOf,
  type AuthSig,
  checkCosmos,
  checkSigner,
  checkSolana,
  checkTimes,
  hostOf,
  readSession,
  toAddress,
} from '../rules/proof-checks';

/** A verified proof. */
export interface Proof {
  family: ChainFamily;
  /** EVM addresses with checksum. */
  address: string;
  /** The signed message, if it is one of EIP-4361. */
  siwe?: SiweMessage;
}

/** The ability that a request needs, as sessions name it. */
export interface Need {
  /** Such as `lit-pkp`. */
  prefix: string;
  /** Ids that fit; more than one where no source says which. */
  ids: readonly string[];
  /** ReCap abilities of which one suffices, such as `Threshold/Signing`. */
  abilities: readonly string[];
}

export interface ProofContext {
  /** Names the kind of proof, and the chain of a contract account. */
  chain: string;
  need: Need;
  /** `127.0.0.1:7470`: sessions are signed for one node. */
  host: string;
  /** `cayenne.litgateway.com:7370`: what a client calls this node if its requests are led here. */
  realHost?: string;
  /** The node's clock in milliseconds. */
  now: number;
  rules: NodeRules;
  /** `isValidSignature` of a contract account. */
  isValidSignature(address: string, hash: string, signature: string): Promise<boolean>;
}

/** Verifies a proof as the nodes do. Throws a {@link NodeError}. */
export async function verifyProof(authSig: AuthSig, context: ProofContext): Promise<Proof> {
  if (authSig.derivedVia === 'litSessionSignViaNacl' && authSig.algo === 'ed25519') {
    return verifySession(authSig, context);
  }
  if (authSig.derivedVia === 'EIP1271') return verifyContractAccount(authSig, context);
  switch (chainFamilyOf(context.chain)) {
    case 'solana':
      checkSolana(authSig);
      return {family: 'solana', address: authSig.address};
    case 'cosmos':
      checkCosmos(authSig, addressPrefix(context.chain));
      return {family: 'cosmos', address: authSig.address};
    default:
      // An unknown chain counts as an EVM chain.
      return verifyWallet(authSig, context.now, context.rules);
  }
}

/** Verifies the signature of an EVM wallet, EIP-191 over an EIP-4361 message. */
export function verifyWallet(authSig: AuthSig, now: number, rules: NodeRules): WalletProof {
  const proof = readWalletProof(authSig);
  const {uri} = proof.siwe;
  check(
    !rules.sessionUriRefused || !/^lit:(?:session|capability:delegation)/.test(uri),
    'NodeInvalidAuthSig',
    `Invalid URI for top level auth sig: ${uri}`,
  );
  checkTimes(proof.siwe, now, rules);
  return proof;
}

type WalletProof = Proof & {siwe: SiweMessage};

function readWalletProof(authSig: AuthSig): WalletProof {
  const address = toAddress(authSig.address);
  const siwe = orRefuse('NodeInvalidAuthSig', () => new SiweMessage(authSig.signedMessage));
  checkSigner(authSig, siwe.address);
  return {family: 'evm', address, siwe};
}

async function verifyContractAccount(
  {address, sig, signedMessage}: AuthSig,
  context: ProofContext,
): Promise<Proof> {
  check(chainFamilyOf(context.chain) === 'evm', 'NodeBlockchainChainUnknown', context.chain);
  const account = toAddress(address);
  const hash = `0x${signedMessage.replace(/^0x/, '')}`;
  check(
    ethers.utils.isHexString(hash, 32) && ethers.utils.isHexString(sig),
    'NodeAuthSigSignatureConversionError',
    'The message of a contract account is the hash, 32 bytes in hex; its signature is hex.',
  );
  const isValid = await context.isValidSignature(account, hash, sig);
  check(isValid, 'NodeContractAuthsigUnauthorized', `${account} does not confirm the signature.`);
  return {family: 'evm', address: account};
}

/** Time limits for a session's approvals: no expiration required, no maximum lifetime. */
const APPROVAL_TIMES = {expirationRequired: false, mostDays: Infinity};

function verifySession(authSig: AuthSig, context: ProofContext): Proof {
  const {need, now, rules} = context;
  const session = readSession(authSig, now);
  check(
    [context.host, context.realHost].includes(hostOf(session.nodeAddress)),
    'NodeNotAuthorized',
    `The session is for ${session.nodeAddress}.`,
  );
  const ids = [...need.ids, '*'];
  const isAskedFor = session.resourceAbilityRequests.some(
    ({resource}) => resource.resourcePrefix === need.prefix && ids.includes(resource.resource),
  );
  check(
    isAskedFor || !rules.sessionResourcesChecked,
    'NodeResourceIdNotFound',
    `The session does not ask for ${need.prefix}://${need.ids[0]!}.`,
  );
  const refusals: string[] = [];
  const approvals: Proof[] = [];
  for (const capability of session.capabilities) {
    try {
      const proof = readWalletProof(capability);
      checkTimes(proof.siwe, now, APPROVAL_TIMES);
      check(
        proof.siwe.uri === `lit:session:${authSig.address}`,
        'NodeSIWECapabilityInvalid',
        `Its URI is ${proof.siwe.uri}.`,
      );
      approvals.push(proof);
      check(
        isAskedFor && grants(proof.siwe, need),
        'NodeSIWECapabilityInvalid',
        `It does not grant ${need.prefix}://${need.ids[0]!}.`,
      );
      return proof;
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  const last = rules.sessionResourcesChecked ? undefined : approvals.at(-1);
  if (last) return last;
  throw new NodeError(
    'NodeSIWECapabilityInvalid',
    refusals.join(' ') || 'The session has no capabilities.',
  );
}

/** True if the ReCap in a message (EIP-5573) grants the ability. */
function grants(siwe: SiweMessage, {prefix, ids, abilities}: Need): boolean {
  const attenuations = attenuationsOf(siwe);
  return ['*', ...ids].some((id) => {
    const granted = Object.keys(attenuations[`${prefix}://${id}`] ?? {});
    return granted.some((ability) => ability === '*/*' || abilities.includes(ability));
  });
}
