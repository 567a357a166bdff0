import { createHash } from 'node:crypto';
import { invert, mod } from '@noble/curves/abstract/modular';
import { bls12_381 as bls } from '@noble/curves/bls12-381';
import { ed25519 } from '@noble/curves/ed25519';
import { secp256k1 } from '@noble/curves/secp256k1';
import { ethers } from 'ethers';

const hosts = [7370, 7371, 7372].map(
  (port) => `https://cayenne.litgateway.com:${port}`,
);

// A polynomial of degree 1: any two of three shares give the network's key.
const networkKey = 0x5eedn;
const shareOfKey = (index: number) => networkKey + 0xc0ffeen * BigInt(index);
const networkPublicKey = bls.G1.ProjectivePoint.BASE.multiply(networkKey).toHex();
const scheme = { DST: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_' };

interface AuthSig {
  sig: string;
  signedMessage: string;
  address: string;
}

interface Condition {
  method: string;
  parameters: string[];
  returnValueTest: { comparator: string; value: string };
}

/** A request that the nodes have answered or refused. */
export interface NodeRequest {
  path: string;
  approval?: AuthSig; // what the wallet signed, once the session is verified
}

export interface Answer {
  status: number;
  body: unknown;
}

class Refusal extends Error {
  constructor(readonly errorCode: string) {
    super(errorCode);
  }
}

function check(holds: boolean, errorCode: string): asserts holds {
  if (!holds) throw new Refusal(errorCode);
}

/**
 * Three nodes of Cayenne in memory. They verify session signatures as real nodes would,
 * and give real shares, so that the SDK combines, verifies and decrypts for real. They
 * know one condition, `:userAddress = …`, and leave out what the wallet's approval permits.
 */
export class StandInNodes {
  /** While set, the nodes answer nothing but an error. */
  down = false;
  readonly requests: NodeRequest[] = [];
  /** PKPs by public key (0x04…), with the wallet that may use each. */
  readonly pkps = new Map<string, { key: ethers.utils.SigningKey; owner: string }>();

  /** Answers what the SDK posts to an address that begins with a node's. */
  answer(url: string, body: unknown): Answer {
    const { origin, pathname: path } = new URL(url);
    const index = hosts.indexOf(origin) + 1;
    if (index === 0) throw new Error(`No node is at ${url}.`);
    const request: NodeRequest = { path };
    this.requests.push(request);
    if (this.down) return { status: 500, body: null };
    try {
      return { status: 200, body: this.answerPath(request, index, body) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errorCode, message } = error;
      return { status: 401, body: { errorCode, errorKind: 'Validation', message } };
    }
  }

  /** Takes the place of `globalThis.fetch`, which the SDK uses in Node. */
  readonly fetch = async (
    url: RequestInfo | URL,
    init?: RequestInit,
  ): Promise<Response> => {
    const body: unknown = JSON.parse(init?.body as string);
    const answer = this.answer(String(url), body);
    return Response.json(answer.body, { status: answer.status });
  };

  private answerPath(request: NodeRequest, index: number, body: unknown): unknown {
    switch (request.path) {
      case '/web/handshake':
        return {
          serverPublicKey: 'test',
          subnetPublicKey: networkPublicKey,
          networkPublicKey,
          networkPublicKeySet: 'test',
          hdRootPubkeys: ['test'],
        };
      case '/web/encryption/sign':
        return this.shareForDecryption(request, index, body as DecryptionRequest);
      case '/web/pkp/sign':
        return this.shareOfSignature(request, index, body as SigningRequest);
      default:
        throw new Error(`The stand-in nodes do not know ${request.path}.`);
    }
  }

  private shareForDecryption(
    request: NodeRequest,
    index: number,
    body: DecryptionRequest,
  ) {
    const ability = 'access-control-condition-decryption';
    request.approval = verifySession(index, body.authSig, ability);
    const { accessControlConditions, dataToEncryptHash } = body;
    const { address } = request.approval;
    check(
      accessControlConditions.every((condition) => meets(condition, address)),
      'NodeAccessControlConditionsReturnedNotAuthorized',
    );
    const hash = createHash('sha256').update(JSON.stringify(accessControlConditions));
    const identity = `lit-accesscontrolcondition://${hash.digest('hex')}/${dataToEncryptHash}`;
    const point = bls.G2.hashToCurve(new TextEncoder().encode(identity), scheme);
    const share = bls.G2.ProjectivePoint.fromAffine(point.toAffine())
      .multiply(shareOfKey(index))
      .toHex();
    return { signatureShare: { ProofOfPossession: `0${index}${share}` } };
  }

  private shareOfSignature(request: NodeRequest, index: number, body: SigningRequest) {
    request.approval = verifySession(index, body.authSig, 'pkp-signing');
    const pkp = this.pkps.get(body.pubkey);
    check(pkp?.owner === request.approval.address, 'NodeAuthSigScopeTooLimited');
    const digest = ethers.utils.hexlify(body.toSign);
    const { r, s, recoveryParam } = pkp.key.signDigest(digest);
    // The shares of s add up to it: 1/6, 2/6 and 3/6.
    const { n } = secp256k1.CURVE;
    const share = mod(BigInt(s) * BigInt(index) * invert(6n, n), n);
    return {
      success: true,
      signatureShare: {
        result: 'success',
        sig_type: 'ECDSA_CAIT_SITH',
        sig_name: 'sig',
        signature_share: share.toString(16).padStart(64, '0'),
        share_index: index - 1,
        big_r: (recoveryParam ? '03' : '02') + r.slice(2),
        public_key: pkp.key.publicKey.slice(2),
        digest: digest.slice(2),
      },
    };
  }
}

interface DecryptionRequest {
  authSig?: AuthSig;
  accessControlConditions: Condition[];
  dataToEncryptHash: string;
}

interface SigningRequest {
  authSig?: AuthSig;
  pubkey: string;
  toSign: number[];
}

/** Returns the wallet's approval inside a session signature. Throws a refusal. */
function verifySession(
  index: number,
  authSig: AuthSig | undefined,
  ability: string,
): AuthSig {
  check(authSig !== undefined, 'NodeInvalidAuthSig');
  const { address: sessionKey, sig, signedMessage } = authSig;
  const message = new TextEncoder().encode(signedMessage);
  check(
    ed25519.verify(sig, message, sessionKey),
    'NodeInvalidAuthSigSessionKeySignature',
  );

  const signed = JSON.parse(signedMessage) as {
    nodeAddress: string;
    expiration: string;
    capabilities: AuthSig[];
    resourceAbilityRequests: { ability: string }[];
  };
  const [approval] = signed.capabilities;
  check(approval !== undefined, 'NodeInvalidAuthSig');
  const wallet = ethers.utils.verifyMessage(approval.signedMessage, approval.sig);
  const approvalEnd =
    /^Expiration Time: (.+)$/m.exec(approval.signedMessage)?.[1] ?? '';
  check(
    signed.nodeAddress === hosts[index - 1] &&
      Date.parse(signed.expiration) > Date.now() &&
      wallet === approval.address &&
      Date.parse(approvalEnd) > Date.now(),
    'NodeInvalidAuthSig',
  );
  check(
    approval.signedMessage.includes(`\nURI: lit:session:${sessionKey}\n`),
    'NodeSIWESessionKeySignatureInvalid',
  );
  check(
    signed.resourceAbilityRequests.some((asked) => asked.ability === ability),
    'NodeSIWECapabilityActionInvalid',
  );
  return approval;
}

function meets(
  { method, parameters, returnValueTest }: Condition,
  address: string,
): boolean {
  if (method !== '' || parameters[0] !== ':userAddress') {
    throw new Error('The stand-in nodes know `:userAddress = …` only.');
  }
  return returnValueTest.value.toLowerCase() === address.toLowerCase();
}
