import {ed25519} from '@noble/curves/ed25519';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {hexToBytes} from '@noble/hashes/utils';
import {base58, base64, bech32} from '@scure/base';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import {Recap} from 'siwe-recap';
import {addressPrefix, type Family, familyOf} from './chains';
import {check, NodeError, orRefuse} from './errors';

/** As the SDK sends it: a wallet's signature, a contract account's, or a session's. */
export interface AuthSig {
  sig: string;
  derivedVia: string;
  signedMessage: string;
  address: string;
  algo?: string | null;
}

/** A verified proof. */
export interface Proof {
  family: Family;
  /** EVM addresses with checksum. */
  address: string;
  /** What the wallet signed, where that is an EIP-4361 message. */
  siwe?: SiweMessage;
}

/** What a request wants to do, as sessions name it. */
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
  /** The node's clock in milliseconds. */
  now: number;
  /** `isValidSignature` of a contract account. */
  isValidSignature(address: string, hash: string, signature: string): Promise<boolean>;
}

const MINUTE = 60_000;
const THIRTY_DAYS = 30 * 24 * 60 * MINUTE;

/** Verifies a proof as the nodes do. Throws a {@link NodeError}. */
export async function verifyProof(authSig: AuthSig, context: ProofContext): Promise<Proof> {
  if (authSig.derivedVia === 'litSessionSignViaNacl' && authSig.algo === 'ed25519') {
    return verifySession(authSig, context);
  }
  if (authSig.derivedVia === 'EIP1271') return verifyContractAccount(authSig, context);
  switch (familyOf(context.chain)) {
    case 'solana':
      return verifySolana(authSig);
    case 'cosmos':
      return verifyCosmos(authSig, context.chain);
    default:
      // An unknown chain counts as an EVM chain.
      return verifyWallet(authSig, context.now);
  }
}

/** Verifies the signature of an EVM wallet, EIP-191 over an EIP-4361 message. */
export function verifyWallet(authSig: AuthSig, now: number): Proof & {siwe: SiweMessage} {
  const {sig, signedMessage} = authSig;
  const signature = orRefuse('NodeAuthSigSignatureConversionError', () =>
    ethers.utils.splitSignature(sig.startsWith('0x') ? sig : `0x${sig}`),
  );
  const address = toAddress(authSig.address);
  const siwe = orRefuse('NodeInvalidAuthSig', () => new SiweMessage(signedMessage));
  const signer = orRefuse('NodeInvalidAuthSig', () =>
    ethers.utils.verifyMessage(signedMessage, signature),
  );
  check(
    signer === address,
    'NodeInvalidAuthSig',
    `The signature is by ${signer}, not by ${address}.`,
  );
  check(siwe.address === address, 'NodeInvalidAuthSig', `The message names ${siwe.address}.`);
  checkTimes(siwe, now);
  return {family: 'evm', address, siwe};
}

function toAddress(text: string): string {
  return orRefuse('NodeAuthSigAddressConversionError', () =>
    ethers.utils.getAddress(text.toLowerCase()),
  );
}

/** Checks issue and expiration of an EIP-4361 message. */
export function checkTimes({issuedAt, expirationTime}: SiweMessage, now: number): void {
  const code = 'NodeSIWEMessageError';
  check(expirationTime !== undefined, code, 'The message has no expiration time.');
  const issue = Date.parse(issuedAt ?? '');
  const end = Date.parse(expirationTime);
  check(
    issue <= now + MINUTE,
    code,
    `The message was issued at ${String(issuedAt)}, in the future.`,
  );
  check(end >= issue, 'NodeExpWrongOrTooLarge', 'The message expires before it was issued.');
  check(end >= now - MINUTE, code, `The message expired at ${expirationTime}.`);
  check(end - issue <= THIRTY_DAYS, code, 'The message is valid for more than 30 days.');
}

async function verifyContractAccount(
  {address, sig, signedMessage}: AuthSig,
  context: ProofContext,
): Promise<Proof> {
  check(familyOf(context.chain) === 'evm', 'NodeBlockchainChainUnknown', context.chain);
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

function verifySolana({address, sig, signedMessage}: AuthSig): Proof {
  const key = orRefuse('NodeAuthSigSessionKeyConversionError', () => base58.decode(address));
  check(key.length === 32, 'NodeAuthSigSessionKeyConversionError', `${address} is not 32 bytes.`);
  check(
    /^[\da-f]{128}$/i.test(sig),
    'NodeInvalidED25519AuthSig',
    'The signature is not 64 bytes in hex.',
  );
  const isValid = orRefuse('NodeInvalidAuthSig', () =>
    ed25519.verify(sig, ethers.utils.toUtf8Bytes(signedMessage), key),
  );
  check(isValid, 'NodeInvalidAuthSig', `The signature is not by ${address}.`);
  return {family: 'solana', address};
}

function verifyCosmos({address, sig, signedMessage}: AuthSig, chain: string): Proof {
  const code = 'NodeInvalidAuthSig';
  const bytes = orRefuse('NodeAuthSigSignatureConversionError', () => base64.decode(sig));
  const signers = orRefuse(code, () => {
    const signature = secp256k1.Signature.fromBytes(bytes, 'compact');
    const hash = hexToBytes(signedMessage);
    return [0, 1, 2, 3].flatMap((recovery) => {
      try {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the types lack its successor
        const key = signature.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(true);
        return [bech32.encodeFromBytes(addressPrefix(chain), ripemd160(sha256(key)))];
      } catch {
        return [];
      }
    });
  });
  check(signers.includes(address), code, `The signature is not by ${address}.`);
  return {family: 'cosmos', address};
}

interface SignedSession {
  sessionKey: string;
  resourceAbilityRequests: {
    resource: {resource: string; resourcePrefix: string};
    ability: string;
  }[];
  capabilities: AuthSig[];
  issuedAt: string;
  expiration: string;
  nodeAddress: string;
}

function verifySession({address: key, sig, signedMessage}: AuthSig, context: ProofContext): Proof {
  const {need, now} = context;
  check(
    /^[\da-f]{64}$/i.test(key),
    'NodeAuthSigAddressConversionError',
    `${key} is not 32 bytes in hex.`,
  );
  check(
    /^[\da-f]{128}$/i.test(sig),
    'NodeAuthSigSignatureConversionError',
    'The signature is not 64 bytes in hex.',
  );
  const isSigned = orRefuse('NodeAuthSigSessionKeyConversionError', () =>
    ed25519.verify(sig, ethers.utils.toUtf8Bytes(signedMessage), key),
  );
  check(
    isSigned,
    'NodeInvalidAuthSigSessionKeySignature',
    'The session key did not sign this message.',
  );
  const session = orRefuse(
    'NodeAuthSigSignedMessageConversionError',
    () => JSON.parse(signedMessage) as SignedSession,
  );
  check(
    Array.isArray(session.resourceAbilityRequests) && Array.isArray(session.capabilities),
    'NodeAuthSigSignedMessageConversionError',
    'The message lacks resourceAbilityRequests or capabilities.',
  );
  check(
    Date.parse(session.issuedAt) <= now + MINUTE,
    'NodeIatOutsideGracePeriod',
    `Issued at ${session.issuedAt}.`,
  );
  check(
    Date.parse(session.expiration) >= now - MINUTE,
    'NodeExpWrongOrTooLarge',
    `Expired at ${session.expiration}.`,
  );
  check(
    hostOf(session.nodeAddress) === context.host,
    'NodeNotAuthorized',
    `The session is for ${session.nodeAddress}.`,
  );
  const ids = [...need.ids, '*'];
  check(
    session.resourceAbilityRequests.some(
      ({resource}) => resource.resourcePrefix === need.prefix && ids.includes(resource.resource),
    ),
    'NodeResourceIdNotFound',
    `The session does not ask for ${need.prefix}://${need.ids[0]!}.`,
  );
  const refusals: string[] = [];
  for (const capability of session.capabilities) {
    try {
      const proof = verifyWallet(capability, now);
      check(
        proof.siwe.uri === `lit:session:${key}`,
        'NodeSIWECapabilityInvalid',
        `Its URI is ${proof.siwe.uri}.`,
      );
      check(
        grants(proof.siwe, need),
        'NodeSIWECapabilityInvalid',
        `It does not grant ${need.prefix}://${need.ids[0]!}.`,
      );
      return proof;
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new NodeError(
    'NodeSIWECapabilityInvalid',
    refusals.join(' ') || 'The session has no capabilities.',
  );
}

function hostOf(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^localhost/, '127.0.0.1')
    .replace(/\/$/, '');
}

/** Whether the ReCap in a message (EIP-5573) grants what is needed. */
function grants(siwe: SiweMessage, {prefix, ids, abilities}: Need): boolean {
  const recap = Recap.extract_and_verify(siwe);
  return ['*', ...ids].some((id) => {
    const granted = Object.keys(recap.attenuations[`${prefix}://${id}`] ?? {});
    return granted.some((ability) => ability === '*/*' || abilities.includes(ability));
  });
}
