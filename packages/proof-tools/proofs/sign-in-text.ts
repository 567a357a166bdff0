import {Unreadable} from '../json';

/** A sign-in message (EIP-4361), line by line. */
export interface SignInText {
  domain: string;
  address: string;
  statement?: string;
  uri: string;
  chainId: string;
  nonce: string;
  issuedAt: string;
  expirationTime?: string;
  notBefore?: string;
  requestId?: string;
  resources: string[];
}

/** Wallets show no longer ones. */
const LONGEST = 10_000;

const OPENING = ' wants you to sign in with your Ethereum account:';

export const isSignInText = (text: string): boolean =>
  !/^[{["]/.test(text) && text.split('\n', 1)[0]!.includes(OPENING);

/**
 * Reads a sign-in message.
 *
 * @throws Unreadable with the line at which the text stops being one
 */
export function readSignInText(text: string): SignInText {
  if (text.length > LONGEST) {
    throw new Unreadable(
      `The signed message has ${text.length} characters; at most ${LONGEST} are read.`,
    );
  }
  const lines = text.split('\n');
  let at = 0;
  const stop = (wanted: string): never => {
    throw new Unreadable(
      at < lines.length
        ? `The signed message stops being a sign-in message at line ${at + 1}, where ${wanted} is expected.`
        : `The signed message ends too early: ${wanted} is missing.`,
    );
  };
  const take = (pattern: RegExp, wanted: string): string => {
    const match = at < lines.length ? pattern.exec(lines[at]!) : null;
    if (!match) return stop(wanted);
    at += 1;
    return match[1] ?? '';
  };
  const label = (name: string, value: RegExp): string =>
    take(new RegExp(`^${name}: (${value.source})$`), `"${name}: …"`);
  const optional = (name: string): string | undefined =>
    lines[at]?.startsWith(`${name}: `) ? label(name, /.*/) : undefined;

  const domain = take(
    /^(?:[a-z][a-z\d+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:$/i,
    `"…${OPENING}"`,
  );
  const address = take(/^(0x[\da-fA-F]{40})$/, 'an address of 40 hex digits');
  take(/^$/, 'an empty line');
  // A message without a statement has two empty lines, and some programs leave out the second one.
  const statement = lines[at] !== '' && !lines[at]?.startsWith('URI: ') ? lines[at++] : undefined;
  if (lines[at] === '') at += 1;
  const uri = label('URI', /\S+/);
  label('Version', /1/);
  const chainId = label('Chain ID', /\d+/);
  const nonce = label('Nonce', /[A-Za-z\d]{8,}/);
  const issuedAt = label('Issued At', /.+/);
  const message: SignInText = {
    ...{domain, address, statement, uri, chainId, nonce, issuedAt},
    expirationTime: optional('Expiration Time'),
    notBefore: optional('Not Before'),
    requestId: optional('Request ID'),
    resources: [],
  };
  if (lines[at] === 'Resources:') {
    at += 1;
    while (at < lines.length) message.resources.push(take(/^- (\S+)$/, 'a resource, "- …",'));
  }
  if (at < lines.length) stop('the end or a later line of the standard');
  return message;
}
