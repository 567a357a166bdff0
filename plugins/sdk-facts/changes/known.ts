/**
 * What the declarations of the two releases cannot tell about their differences: that this was renamed to that, what
 * takes the place of something, what is no concern of apps. Each entry names its source; the tests and the build fail
 * if an entry names something that the releases do not have. Texts are inline Markdown.
 */

const MIGRATION = 'LIT-Protocol/docs@387eee2 docs/migration/overview.md, docs/migration/changes.md';
const V3_CODE = 'LIT-Protocol/js-sdk@d2ac08467';

/** The packages that apps import first; the others follow by name. */
export const FIRST_PACKAGES = [
  'lit-node-client',
  'encryption',
  'contracts-sdk',
  'lit-auth-client',
  'auth-browser',
  'pkp-ethers',
  'types',
  'constants',
];

/**
 * Classes that apps use under the name of one that extends them, as `package/name`.
 * Source: packages/lit-node-client and packages/lit-node-client-nodejs of both releases.
 */
export const SHOWN_AS: Readonly<Record<string, string>> = {
  'core/LitCore': 'lit-node-client/LitNodeClient',
  'lit-node-client-nodejs/LitNodeClientNodeJs': 'lit-node-client/LitNodeClient',
};

interface Rename {
  package: string;
  from: string;
  to: string;
  source: string;
}

/** What has another name in v3. An object's functions are renamed with it. */
export const RENAMES: readonly Rename[] = [
  {package: 'encryption', from: 'decryptString', to: 'decryptToString', source: MIGRATION},
  {package: 'encryption', from: 'decryptFile', to: 'decryptToFile', source: MIGRATION},
  {package: 'encryption', from: 'decryptZip', to: 'decryptToZip', source: MIGRATION},
  ...['pkpNftContractUtil', 'pkpPermissionsContractUtil', 'rateLimitNftContractUtil'].map(
    (name) => ({
      package: 'contracts-sdk',
      from: `LitContracts.${name}`,
      to: `LitContracts.${name}s`,
      source: '@lit-protocol/contracts-sdk 2.2.35 and 3.0.23, contracts-sdk.d.ts',
    }),
  ),
  {
    package: 'contracts-sdk',
    from: 'LitContracts.routerContractUtil',
    to: 'LitContracts.routerContractUtils',
    source: '@lit-protocol/contracts-sdk 2.2.35 and 3.0.23, contracts-sdk.d.ts',
  },
  {
    package: 'lit-node-client',
    from: 'LitNodeClient.getAuthSigOrSessionAuthSig',
    to: 'LitNodeClient.getSessionOrAuthSig',
    source: `${V3_CODE} packages/core/src/lib/lit-core.ts`,
  },
  {
    package: 'ecdsa-sdk',
    from: 'initWasmEcdsaSdkNodejs',
    to: 'initWasmEcdsaSdk',
    source: '@lit-protocol/ecdsa-sdk 3.0.24, index.d.ts',
  },
];

interface Advice {
  package: string;
  names: readonly string[];
  /** What to use or to do in v3. */
  advice: string;
  source: string;
}

/** What to do about a change. Of a name that both releases declare alike, it is what has changed. */
export const ADVICE: readonly Advice[] = [
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.saveEncryptionKey'],
    advice:
      '`LitNodeClient.encrypt`, or the helpers of `encryption`. Nothing is saved with the nodes: keep the ciphertext, the hash and the conditions',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getEncryptionKey'],
    advice: '`LitNodeClient.decrypt`, or the helpers of `encryption`. No key is handed out',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getDecryptionShare'],
    advice: '`LitNodeClient.decrypt`, which collects the shares',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: [
      'LitNodeClient.saveSigningCondition',
      'LitNodeClient.storeSigningConditionWithNode',
      'LitNodeClient.storeEncryptionConditionWithNode',
    ],
    advice: 'Leave it out: nodes of v3 store no conditions',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getSigningShare'],
    advice: '`LitNodeClient.getSignedToken`, which collects the shares',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getSignedChainDataToken', 'LitNodeClient.getChainDataSigningShare'],
    advice: 'Nothing of the kind. A Lit Action can fetch data and sign it',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getDecryptions'],
    advice: 'Nothing: Lit Actions of v3 decrypt nothing, and `decryptions` is empty',
    source: `${V3_CODE} packages/lit-node-client-nodejs/src/lib/lit-node-client-nodejs.ts`,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.getSignedToken'],
    advice: 'Pass the conditions and no `resourceId`; nothing has to be saved before',
    source: MIGRATION,
  },
  {
    package: 'lit-node-client',
    names: ['LitNodeClient.combineSharesAndGetJWT'],
    advice: 'Leave out the key set of the network',
    source: MIGRATION,
  },
  {
    package: 'encryption',
    names: [
      'encryptString',
      'encryptFile',
      'encryptZip',
      'zipAndEncryptString',
      'zipAndEncryptFiles',
    ],
    advice:
      'Pass the conditions, `chain`, `authSig` or `sessionSigs`, and a client. The result is `ciphertext` and `dataToEncryptHash`; there is no symmetric key',
    source: `${V3_CODE} packages/encryption/src/lib/encryption.ts, params-validators.ts`,
  },
  {
    package: 'encryption',
    names: ['decryptToString', 'decryptToFile', 'decryptToZip'],
    advice:
      'Pass `ciphertext` and `dataToEncryptHash` with the conditions, and a client, in place of the symmetric key',
    source: MIGRATION,
  },
  {
    package: 'encryption',
    names: ['encryptFileAndZipWithMetadata'],
    advice: 'The result is the zip archive alone; there is no symmetric key',
    source: `${V3_CODE} packages/encryption/src/lib/encryption.ts`,
  },
  {
    package: 'encryption',
    names: ['encryptToIpfs'],
    advice:
      'Do not use it: 3.0.24 throws whatever it is given. Encrypt with `encryptString` or `encryptFile` and store the result yourself',
    source: `${V3_CODE} packages/encryption/src/lib/params-validators.ts`,
  },
  {
    package: 'encryption',
    names: ['verifyJwt'],
    advice:
      'Pass `publicKey`, which is `networkPubKey` of a connected client. A wrong signature throws',
    source: `${V3_CODE} packages/encryption/src/lib/encryption.ts`,
  },
  {
    package: 'contracts-sdk',
    names: ['LitContracts.accessControlConditionsContract'],
    advice: 'Nothing: v3 stores no conditions',
    source: MIGRATION,
  },
  {
    package: 'contracts-sdk',
    names: ['LitContracts.contractResolverContract'],
    advice: 'Nothing. The contract is there; call it with ethers',
    source: 'LIT-Protocol/networks@72fbcaa cayenne/deployed-lit-node-contracts-temp.json',
  },
  {
    package: 'lit-auth-client',
    names: ['OtpProvider'],
    advice: '`StytchAuthFactorOtpProvider`, with a Stytch project of your own',
    source:
      'LIT-Protocol/docs@387eee2 docs/sdk/authentication/session-sigs/auth-methods/email-sms.md',
  },
  {
    package: 'types',
    names: ['EncryptedString'],
    advice: '`EncryptResponse`',
    source: MIGRATION,
  },
  {
    package: 'types',
    names: ['ThreeKeys'],
    advice: 'Nothing: `encryptFileAndZipWithMetadata` returns the zip archive itself',
    source: `${V3_CODE} packages/encryption/src/lib/encryption.ts`,
  },
  {
    package: 'types',
    names: ['JsonStoreSigningRequest'],
    advice:
      '`GetSignedTokenRequest`; for `getHashedAccessControlConditions`, `MultipleAccessControlConditions`',
    source: MIGRATION,
  },
  {
    package: 'types',
    names: ['JsonSaveEncryptionKeyRequest'],
    advice: '`EncryptRequest`',
    source: MIGRATION,
  },
  {
    package: 'constants',
    names: ['SIGTYPE'],
    advice: 'Write `SIGTYPE.EcdsaCaitSith` for `SIGTYPE.ECDSA`',
    source: `${V3_CODE} packages/constants/src/lib/enums.ts`,
  },
  {
    package: 'constants',
    names: ['AuthMethodType', 'ProviderType'],
    advice: 'Use a Stytch type in place of the one-time codes of Lit',
    source: 'LIT-Protocol/docs@387eee2 docs/sdk/wallets/auth-methods.md',
  },
  {
    package: 'crypto',
    names: [
      'generateSymmetricKey',
      'importSymmetricKey',
      'encryptWithSymmetricKey',
      'decryptWithSymmetricKey',
    ],
    advice: 'Nothing: v3 has no symmetric keys. For your own, use Web Crypto',
    source: MIGRATION,
  },
  {
    package: 'crypto',
    names: ['combineBlsShares'],
    advice: '`combineSignatureShares`',
    source: MIGRATION,
  },
  {
    package: 'crypto',
    names: ['combineBlsDecryptionShares'],
    advice: '`decryptWithSignatureShares` or `verifyAndDecryptWithSignatureShares`',
    source: MIGRATION,
  },
  {
    package: 'bls-sdk',
    names: ['combine_decryption_shares'],
    advice: '`decrypt_with_signature_shares` or `verify_and_decrypt_with_signature_shares`',
    source: MIGRATION,
  },
  {package: 'bls-sdk', names: ['verify'], advice: '`verify_signature`', source: MIGRATION},
  {
    package: 'ecdsa-sdk',
    names: ['initWasmEcdsaSdkBrowser'],
    advice: '`initWasmEcdsaSdk`',
    source: '@lit-protocol/ecdsa-sdk 3.0.24, index.d.ts',
  },
];

interface LeftOut {
  package: string;
  names: RegExp;
  /** What it is, as the end of a sentence. */
  what: string;
}

/** Differences that change nothing for apps. Sources: the code of both releases. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    package: 'bls-sdk',
    names: /^[gs]et_/,
    what: 'functions of `bls-sdk` that read and fill its buffers',
  },
  {
    package: 'contracts-sdk',
    names: /^LitContracts\.(?!accessControlConditions|contractResolver)\w+Contract$/,
    what: 'contracts of `LitContracts` that are typed by another generator',
  },
  {
    package: 'lit-node-client',
    names:
      /^LitNodeClient\.(?:normalizeParams|getClaims|getClaimKeyExecutionShares|getSigningShareFor\w+|handleNodePromises|runOnTargetedNodes)$/,
    what: 'steps inside the calls of `LitNodeClient`',
  },
  {
    package: 'types',
    names: /^ILitNodeClient$/,
    what: 'interface that repeats `LitNodeClient`',
  },
  {
    package: 'encryption',
    names: /^(?:safeParams|paramsValidators|\w+ValidatorProps)$/,
    what: 'checks of parameters inside `encryption`',
  },
  {
    package: 'ecdsa-sdk',
    names: /^(?:initSync|base64ToUint8Array|uint8ArrayToBase64)$/,
    what: 'loaders and converters inside `ecdsa-sdk`',
  },
  {
    package: 'bls-sdk',
    names: /^(?:initSync|initialize|base64ToUint8Array)$/,
    what: 'loaders and converters inside `bls-sdk`',
  },
  {
    package: 'lit-auth-client',
    names: /\.prepareRelayRequestData$/,
    what: 'step inside the calls of its providers',
  },
];
