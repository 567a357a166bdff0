import {AUTH_SIG_SHAPE, NodeError} from 'lit-local-network/rules';
import {
  attenuationsOf,
  type AuthSig,
  checkCosmos,
  checkSigner,
  checkSolana,
  checkTimes,
  hostOf,
  readSession,
} from 'lit-local-network/proof-checks';
import {
  checkLength,
  decodeBase64,
  isObject,
  type JsonObject,
  own,
  parseJson,
  short,
  Unreadable,
} from '../json';
import {type Field, type Finding, type Report, reporterAt} from '../report';
import {isKnown, permission, resourceOf} from './grants';
import {isSignInText, readSignInText, type SignInText} from './sign-in-text';

/** More signatures than any network has nodes. */
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

const MOST_SIGNATURES = 40;
/** A session has one capability; more than these say no more. */
const MOST_CAPABILITIES = 5;

const PASTE = 'an AuthSig, session signatures or a capability object';

/** A proof, or one that is in it. */
export class ProofPart implements Report {
  readonly says: string[] = [];
  readonly fields: Field[] = [];
  readonly findings: Finding[] = [];
  readonly error = reporterAt(this.findings, '').error;
  readonly hint = reporterAt(this.findings, '').hint;

  /** @param title such as `Session signature` */
  constructor(public title: string) {}

  field(name: string, value: unknown, meaning: string): void {
    if (value !== undefined) this.fields.push({name, value: displayText(value), meaning});
  }

  /** Notes what a check refuses, with the code that a node answers. */
  check(run: () => unknown): void {
    try {
      run();
    } catch (error) {
      if (error instanceof NodeError) this.error(error.details.join(' '), error.code);
      else if (error instanceof Unreadable) this.error(error.message, 'NodeInvalidAuthSig');
      else throw error;
    }
  }
}

function displayText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;

function sayEnd(part: ProofPart, end: unknown, now: number): void {
  const time = typeof end === 'string' ? Date.parse(end) : NaN;
  if (Number.isNaN(time)) return;
  part.says.push(`It ${time < now ? 'ended' : 'ends'} at ${short(end)}.`);
}

/** Reports the grants of a ReCap in a message. */
function sayGrants(part: ProofPart, grants: Readonly<Record<string, unknown>>): void {
  const permitted = Object.entries(grants).flatMap(([key, abilities]) =>
    Object.keys(isObject(abilities) ? abilities : {}).map((ability) => {
      const resource = resourceOf(key);
      if (!isKnown(resource, ability)) {
        part.error(
          `Nodes do not know "${short(ability)}" for "${short(key)}".`,
          'NodeSIWECapabilityInvalid',
        );
      }
      return permission(resource, ability);
    }),
  );
  part.says.push(
    permitted.length === 0
      ? 'It permits nothing.'
      : `It permits to ${listed(permitted.slice(0, 10))}.`,
  );
  for (const key of Object.keys(grants)) {
    const {prefix, id} = resourceOf(key);
    if (id !== '*' && Object.hasOwn(grants, `${prefix}://*`)) {
      part.hint(`The entry for "${prefix}://*" hides the one for "${short(key)}" from the SDK.`);
    }
  }
}

function writeSignIn(part: ProofPart, message: SignInText): void {
  const fields: [name: string, value: unknown, meaning: string][] = [
    ['Domain', message.domain, 'The site that asks. A condition can test it as :domain.'],
    ['Address', message.address, 'The account that signs, with checksum.'],
    ['Statement', message.statement, 'What the user was told.'],
    ['URI', message.uri, 'The page or service that asks; of a session, its key.'],
    ['Chain ID', message.chainId, 'The chain on which the account is used.'],
    ['Nonce', message.nonce, 'Makes every message different.'],
    ['Issued At', message.issuedAt, 'When the message was made.'],
    ['Expiration Time', message.expirationTime, 'When the proof ends.'],
    ['Not Before', message.notBefore, 'When the proof begins.'],
    ['Request ID', message.requestId, 'An id of the site.'],
  ];
  fields.forEach((field) => part.field(...field));
  for (const resource of message.resources) {
    const isRecap = resource.startsWith('urn:recap:');
    const claim = 'An extra claim; a condition can test it as :resources.';
    part.field('Resource', resource, isRecap ? 'What a session may do.' : claim);
  }
}

function inspectSignIn(part: ProofPart, message: SignInText, now: number): void {
  writeSignIn(part, message);
  const isSession = message.uri.startsWith('lit:session:');
  if (isSession) {
    part.title = 'Approval of a session key';
    part.check(() => {
      try {
        sayGrants(part, attenuationsOf(message));
      } catch (error) {
        throw error instanceof NodeError
          ? error
          : new NodeError(
              'NodeSIWECapabilityInvalid',
              'The capability in its resources does not fit its statement.',
            );
      }
    });
  } else {
    part.says.push(
      `Whoever has it can act as ${message.address} in any request: it is for no resource in particular.`,
    );
    const host = URL.canParse(message.uri) ? new URL(message.uri).host : '';
    if (host && host !== message.domain.toLowerCase()) {
      part.hint(`Its domain is ${short(message.domain)}, and its URI is of ${short(host)}.`);
    }
  }
  sayEnd(part, message.expirationTime, now);
  part.check(() => checkTimes(message, now, {expirationRequired: false, mostDays: Infinity}));
  if (isSession) return;
  const {issuedAt, expirationTime} = message;
  if (expirationTime === undefined) {
    part.hint('It never ends. Nodes refuse that since December 2023.');
  } else if (Date.parse(expirationTime) - Date.parse(issuedAt) > MONTH_MS) {
    part.hint('It is valid for more than 30 days, which nodes refuse since 2024.');
  }
}

type Kind = 'evm' | 'contract' | 'solana' | 'cosmos' | 'session';

function kindOf({derivedVia, address, algo}: AuthSig): Kind {
  if (derivedVia === 'litSessionSignViaNacl' && algo === 'ed25519') return 'session';
  if (derivedVia === 'EIP1271') return 'contract';
  if (/solana|backpack/i.test(derivedVia)) return 'solana';
  if (/cosmos/i.test(derivedVia)) return 'cosmos';
  if (/^0x/i.test(address)) return 'evm';
  return /^[a-z]+1[a-z\d]{38,}$/.test(address) ? 'cosmos' : 'evm';
}

const TITLES: Readonly<Record<Kind, string>> = {
  evm: 'AuthSig of an EVM wallet',
  contract: 'AuthSig of a contract account',
  solana: 'AuthSig of a Solana wallet',
  cosmos: 'AuthSig of a Cosmos wallet',
  session: 'Session signature',
};

const isAuthSig = (value: unknown): value is JsonObject =>
  isObject(value) &&
  AUTH_SIG_SHAPE.required.filter((name) => Object.hasOwn(value, name)).length >= 2;

/** The fields of an AuthSig as text; undefined after a report that they are not. */
function readAuthSig(part: ProofPart, value: JsonObject): AuthSig | undefined {
  const wrong = AUTH_SIG_SHAPE.required.filter((name) => typeof own(value, name) !== 'string');
  if (wrong.length === 0) return value as unknown as AuthSig;
  const missing = wrong.filter((name) => !Object.hasOwn(value, name));
  part.error(
    missing.length > 0
      ? `${listed(missing)} ${missing.length > 1 ? 'are' : 'is'} missing.`
      : `${listed(wrong)} must be text.`,
    'NodeBadInput',
  );
  return undefined;
}

function inspectAuthSig(value: JsonObject, now: number, url?: string): ProofPart[] {
  const part = new ProofPart('AuthSig');
  const authSig = readAuthSig(part, value);
  if (!authSig) return [part];
  const kind = kindOf(authSig);
  part.title = TITLES[kind];
  part.field('sig', authSig.sig, 'The signature over signedMessage.');
  part.field(
    'derivedVia',
    authSig.derivedVia,
    'How it was made, which tells nodes how to check it.',
  );
  const isSession = kind === 'session';
  const signer = 'Who has signed: :userAddress in conditions.';
  part.field('address', authSig.address, isSession ? 'The public key of the session.' : signer);
  switch (kind) {
    case 'session':
      return [part, ...inspectSession(part, authSig, now, url)];
    case 'evm':
      part.check(() => {
        const message = readSignInText(authSig.signedMessage);
        inspectSignIn(part, message, now);
        checkSigner(authSig, message.address);
        part.says.push(`The signature is by ${message.address}.`);
      });
      break;
    case 'contract':
      part.field(
        'signedMessage',
        authSig.signedMessage,
        'The hash that the contract has confirmed, 32 bytes in hex.',
      );
      part.says.push(
        'Only the contract can say whether the signature holds: nodes ask it on its chain.',
      );
      if (!/^(?:0x)?[\da-f]{64}$/i.test(authSig.signedMessage)) {
        part.error('signedMessage is not 32 bytes in hex.', 'NodeAuthSigSignatureConversionError');
      }
      break;
    default:
      part.field('signedMessage', authSig.signedMessage, 'What the wallet has signed.');
      part.says.push(`Whoever has it can act as ${short(authSig.address)}, and it has no end.`);
      part.check(() => {
        if (kind === 'solana') checkSolana(authSig);
        else checkCosmos(authSig, authSig.address.slice(0, authSig.address.lastIndexOf('1')));
        part.says.push(`The signature is by ${short(authSig.address)}.`);
      });
  }
  return [part];
}

/** A list of an object; empty where there is none. */
function listIn(object: JsonObject, name: string): readonly unknown[] {
  const list = own(object, name);
  return Array.isArray(list) ? list : [];
}

function inspectSession(part: ProofPart, authSig: AuthSig, now: number, url?: string): ProofPart[] {
  part.check(() => readSession(authSig, now));
  let session: JsonObject;
  try {
    const read = parseJson(authSig.signedMessage, 'a session');
    if (!isObject(read)) return [];
    session = read;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    part.error(`signedMessage: ${error.message}`, 'NodeAuthSigSignedMessageConversionError');
    return [];
  }
  const asked = listIn(session, 'resourceAbilityRequests').flatMap((request) => {
    const resource = isObject(request) ? own(request, 'resource') : undefined;
    if (!isObject(resource) || !isObject(request)) return [];
    const textIn = (object: JsonObject, name: string): string =>
      displayText(own(object, name) ?? '');
    const [prefix, id] = [textIn(resource, 'resourcePrefix'), textIn(resource, 'resource')];
    return [permission({prefix, id}, textIn(request, 'ability'))];
  });
  part.says.push(
    asked.length > 0 ? `It asks to ${listed(asked.slice(0, 10))}.` : 'It asks for nothing.',
  );
  const node = own(session, 'nodeAddress');
  const meanings = {
    resourceAbilityRequests: 'What the session asks for.',
    issuedAt: 'When it was signed.',
    expiration: 'When it ends.',
    nodeAddress: 'The one node that accepts it.',
  };
  for (const [name, meaning] of Object.entries(meanings)) {
    part.field(name, own(session, name), meaning);
  }
  sayEnd(part, own(session, 'expiration'), now);
  if (url !== undefined && typeof node === 'string' && hostOf(node) !== hostOf(url)) {
    part.error(
      `It is signed for ${short(node)}, and stands under ${short(url)}.`,
      'NodeNotAuthorized',
    );
  }
  return listIn(session, 'capabilities')
    .slice(0, MOST_CAPABILITIES)
    .flatMap((capability) => {
      if (!isAuthSig(capability)) {
        part.error('A capability is no AuthSig.', 'NodeAuthSigSignedMessageConversionError');
        return [];
      }
      const [approval] = inspectAuthSig(capability, now);
      const uri = approval!.fields.find(({name}) => name === 'URI')?.value;
      if (uri !== undefined && uri !== `lit:session:${authSig.address}`) {
        approval!.error('It approves another session key.', 'NodeSIWECapabilityInvalid');
      }
      return [approval!];
    });
}

/** Signatures by the address of a node, or proofs by chain. */
function inspectSeveral(entries: readonly [string, JsonObject][], now: number): ProofPart[] {
  const all = entries.map(([key, value]) =>
    inspectAuthSig(value, now, isUrl(key) ? key : undefined),
  );
  if (!entries.every(([key]) => isUrl(key))) {
    return all.flatMap((parts, index) => {
      parts[0]!.title += ` (${short(entries[index]![0])})`;
      return parts;
    });
  }
  const summary = new ProofPart('Session signatures');
  summary.says.push(
    `${entries.length === 1 ? 'One signature' : `${entries.length} signatures`} by a session key, each for one node. The first one is shown in full.`,
  );
  if (new Set(entries.map(([, value]) => own(value, 'address'))).size > 1) {
    summary.error('They are by different session keys.');
  }
  all.slice(1).forEach(([part], index) => {
    part!.findings.forEach((finding) =>
      summary.findings.push({...finding, place: short(entries[index + 1]![0])}),
    );
  });
  return [summary, ...all[0]!];
}

const isUrl = (text: string): boolean => /^https?:\/\//.test(text);

function inspectGrants(grants: JsonObject): ProofPart[] {
  const part = new ProofPart('Capability object');
  part.field('att', grants, 'Abilities by resource.');
  sayGrants(part, grants);
  part.says.push('It is no proof before a wallet has signed it in a sign-in message.');
  return [part];
}

/** The content of an encoded capability object. */
function decodeRecap(text: string): unknown {
  const encoded = text.slice(text.lastIndexOf(':') + 1);
  try {
    return parseJson(new TextDecoder().decode(decodeBase64(encoded)), PASTE);
  } catch {
    throw new Unreadable(
      'What follows "urn:recap:" is no JSON in base64url: it seems to be cut off.',
    );
  }
}

function inspectValue(value: unknown, now: number): ProofPart[] {
  if (typeof value === 'string') return inspectProof(value, now);
  if (!isObject(value)) throw new Unreadable(`This is no object. Paste ${PASTE}.`);
  if (isAuthSig(value)) return inspectAuthSig(value, now);
  const inner = own(value, 'inner') ?? value;
  const grants = isObject(inner) ? (own(inner, 'att') ?? own(inner, 'attenuations')) : undefined;
  if (isObject(grants)) return inspectGrants(grants);
  const entries = Object.entries(value);
  if (entries.length > MOST_SIGNATURES) {
    throw new Unreadable(
      `There are ${entries.length} entries; at most ${MOST_SIGNATURES} signatures are read.`,
    );
  }
  const wrapped = own(value, 'authSig') ?? own(value, 'sessionSigs');
  if (entries.length === 1 && isObject(wrapped)) return inspectValue(wrapped, now);
  const proofs = entries.filter((entry): entry is [string, JsonObject] => isAuthSig(entry[1]));
  if (proofs.length === 0) {
    throw new Unreadable(
      `This object is no proof: an AuthSig has ${listed(AUTH_SIG_SHAPE.required)}.`,
    );
  }
  const parts = inspectSeveral(proofs, now);
  if (proofs.length < entries.length)
    parts[0]!.error('Some entries are no signatures.', 'NodeBadInput');
  return parts;
}

/**
 * Explains what a proof is, what it permits and what a node would refuse of it.
 *
 * @param text an AuthSig, session signatures, a sign-in message or a capability object
 * @param now milliseconds
 * @throws Unreadable with one sentence
 */
export function inspectProof(text: string, now: number): ProofPart[] {
  checkLength(text);
  const trimmed = text.trim();
  if (trimmed.startsWith('urn:recap:')) return inspectValue(decodeRecap(trimmed), now);
  if (isSignInText(trimmed)) {
    const part = new ProofPart('Sign-in message');
    part.hint('This is the text alone: there is no signature to check.');
    part.check(() => inspectSignIn(part, readSignInText(trimmed), now));
    return [part];
  }
  const value = parseJson(text, PASTE);
  if (typeof value === 'string' && !/^urn:recap:|wants you to sign in/.test(value)) {
    throw new Unreadable(`This is text in quotes. Paste ${PASTE}.`);
  }
  return inspectValue(value, now);
}
