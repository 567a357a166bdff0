/**
 * What a page's text calls the terms of the glossary, by their heading there. A heading itself counts, with its plural,
 * with a small first letter, and with the abbreviation in brackets at its end; these are the other names. A key that is
 * no heading ends the build.
 */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  AuthSig: ['Auth Sig', 'wallet signature'],
  'Boneh-Lynn-Shacham (BLS) signatures': ['BLS', 'BLS signature', 'BLS12-381'],
  'Key re-share': ['key resharing'],
  'Mint/Grant/Burn': ['mint, grant and burn'],
  'Private key share': ['key share'],
  'Secure Encrypted Virtualization (SEV-SNP)': ['AMD SEV-SNP', 'AMD SEV'],
  SessionSigs: ['session signature'],
  SIWE: ['Sign-In with Ethereum', 'EIP-4361'],
  'Threshold cryptography': ['threshold signature'],
};

/**
 * Terms that are never marked: their names are ordinary words, or stand on nearly every page. By heading, as above.
 */
export const ORDINARY: readonly string[] = [
  'Challenge',
  'Ciphertext',
  'dataToEncryptHash',
  'Digital signature',
  'Encryption',
  'Lit node',
  'Nonce',
  'Oracle',
  'Proof',
  'Resource and ability',
  'Scope',
  'Webhook',
];
