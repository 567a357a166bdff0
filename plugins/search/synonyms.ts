/**
 * Words that readers use for the same thing, a group a line. Searching for one finds the others too, a little lower.
 * Both back ends use them. Write them as readers type them: lower case, a phrase where it is one.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pkp', 'programmable key pair', 'mpc wallet'],
  ['acc', 'access control condition', 'access control', 'token gating', 'gated'],
  ['siwe', 'sign in with ethereum', 'eip-4361'],
  ['email', 'stytch', 'otp', 'one-time code'],
  ['sms', 'phone', 'stytch', 'text message'],
  ['passkey', 'webauthn', 'fingerprint', 'biometric', 'face id'],
  ['social login', 'google', 'discord', 'oauth'],
  ['authsig', 'wallet signature'],
  ['sessionsigs', 'session signature'],
  ['lit action', 'serverless signing', 'programmable signing'],
  ['account abstraction', 'smart account', 'erc-4337'],
  ['cost', 'fee', 'price', 'pricing'],
  ['faq', 'frequently asked questions'],
  ['install', 'set up', 'setup'],
  ['migrate', 'upgrade'],
  ['fetch', 'http request', 'call api'],
  ['cron', 'schedule', 'event listener'],
  ['ipfs', 'cid', 'content identifier'],
  ['chronicle', 'rollup'],
  ['faucet', 'test tokens'],
  ['testnet', 'test network'],
  ['delete', 'remove', 'revoke', 'clear'],
  ['error', 'exception', 'fails'],
];
