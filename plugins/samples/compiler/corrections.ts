import type {DocsVersion} from '../../sdk';

/**
 * A declaration of the SDK that is `any`, said or not, where the code of the release leaves no
 * doubt.
 */
interface Correction {
  /** End of the path of the declaration file. */
  file: string;
  /**
   * What is replaced, wherever it stands in the file. It must, so that a release that mends it is
   * noticed.
   */
  from: string;
  to: string;
}

const correctionsOf = (file: string, changes: readonly (readonly [string, string])[]) =>
  changes.map(([from, to]): Correction => ({file, from, to}));

/** A combined signature, by the code that combines the shares. */
const SIGNATURE =
  '{r: string; s: string; recid: number; signature: string; publicKey: string; dataSigned: string}';

const CAPACITY =
  '{requestsPerMillisecond: number; expiresAt: {timestamp: number; formatted: string}}';

const TOKENS = `{tokenId: number; URI: string; capacity: ${CAPACITY}; isExpired: boolean}[]`;

/** The token that `authenticate` needs is no part of its type. */
const stytch = (file: string): Correction[] =>
  correctionsOf(`/@lit-protocol/lit-auth-client/src/lib/providers/${file}.d.ts`, [
    [
      'authenticate<T extends BaseAuthenticateOptions>(options?: T | undefined)',
      'authenticate(options?: StytchOtpAuthenticateOptions)',
    ],
    ['BaseAuthenticateOptions,', 'StytchOtpAuthenticateOptions,'],
  ]);

const IN_BOTH: readonly Correction[] = [
  ...correctionsOf('/@lit-protocol/core/src/lib/lit-core.d.ts', [
    ['connectedNodes: SetConstructor | Set<any> | any;', 'connectedNodes: Set<string>;'],
  ]),
  ...correctionsOf('/@lit-protocol/types/src/lib/interfaces.d.ts', [
    ['signatures: any;', `signatures: Record<string, ${SIGNATURE}>;`],
    ['puts: Array<ABIParams | any>;', 'puts: Array<ABIParams & {internalType?: string}>;'],
    ['authMethods?: Array<Object>;', 'authMethods?: AuthMethod[];'],
    ['sessionSigs: any;', 'sessionSigs: SessionSigsMap;'],
    ['sessionKey?: any;', 'sessionKey?: SessionKeyPair;'],
    ['expiration?: any;', 'expiration?: string;'],
    ['capabilities: any[];', 'capabilities: AuthSig[];'],
    ['    sig: any;', '    sig: string;'],
  ]),
  ...correctionsOf('/@lit-protocol/lit-node-client-nodejs/src/lib/lit-node-client-nodejs.d.ts', [
    [
      'pkpSign: (params: JsonPkpSignRequest) => Promise<any>;',
      `pkpSign: (params: JsonPkpSignRequest) => Promise<${SIGNATURE}>;`,
    ],
  ]),
  ...correctionsOf('/@lit-protocol/contracts-sdk/src/lib/contracts-sdk.d.ts', [
    ['(tokenId: any) => Promise<Array<any>>;', '(tokenId: any) => Promise<string[]>;'],
    [
      '(pkpId: string, ipfsId: string) => Promise<any>;',
      '(pkpId: string, ipfsId: string) => Promise<ethers.ContractTransaction>;',
    ],
    [
      '(pkpId: string, ownerAddress: string) => Promise<any>;',
      '(pkpId: string, ownerAddress: string) => Promise<ethers.ContractTransaction>;',
    ],
    [
      'getCapacityByIndex: (index: number) => Promise<any>;',
      `getCapacityByIndex: (index: number) => Promise<${CAPACITY}>;`,
    ],
    [
      'getTokensByOwnerAddress: (ownerAddress: string) => Promise<any>;',
      `getTokensByOwnerAddress: (ownerAddress: string) => Promise<${TOKENS}>;`,
    ],
    ['getTokens: () => Promise<any>;', `getTokens: () => Promise<${TOKENS}>;`],
    ['    }) => Promise<any>;', '    }) => Promise<ethers.ContractTransaction>;'],
    ['tokenId: any;', 'tokenId: string;'],
  ]),
  ...correctionsOf('/@lit-protocol/lit-auth-client/src/lib/providers/BaseProvider.d.ts', [
    [
      'authenticate<T extends AuthenticateOptions>(options?: T)',
      'authenticate(options?: AuthenticateOptions)',
    ],
  ]),
  ...stytch('StytchOtpProvider'),
  ...correctionsOf('/@lit-protocol/contracts-sdk/src/lib/addresses.d.ts', [
    ['Promise<TokenInfo | any>;', 'Promise<TokenInfo | undefined>;'],
  ]),
  ...correctionsOf('/@lit-protocol/pkp-ethers/src/lib/pkp-ethers.d.ts', [
    [
      'sendTransaction(transaction: TransactionRequest | any): Promise<any>;',
      `sendTransaction(transaction: Parameters<ethers.Signer['sendTransaction']>[0] | string): Promise<ethers.providers.TransactionResponse>;`,
    ],
  ]),
];

const CRYPTO = '/@lit-protocol/crypto/src/lib/crypto.d.ts';

/** The file imports one type from the wrong package, and others from none. */
const SHARE_IMPORT = "import { SigShare } from '@lit-protocol/constants';";

/** With them, a misspelt name in a sample is an error where the SDK's own types let it pass. */
const CORRECTIONS: Readonly<Record<DocsVersion, readonly Correction[]>> = {
  v2: [
    ...IN_BOTH,
    ...correctionsOf(CRYPTO, [
      [
        SHARE_IMPORT,
        "import { SessionKeyPair, SigShare, SymmetricKey } from '@lit-protocol/types';",
      ],
    ]),
  ],
  v3: [
    ...IN_BOTH,
    ...stytch('StytchAuthFactorOtp'),
    ...correctionsOf(CRYPTO, [
      [SHARE_IMPORT, "import { SessionKeyPair, SigShare } from '@lit-protocol/types';"],
    ]),
    ...correctionsOf('/@lit-protocol/types/src/lib/interfaces.d.ts', [
      ['permittedAuthMethodScopes?: any[][];', 'permittedAuthMethodScopes?: number[][];'],
    ]),
    ...correctionsOf('/@lit-protocol/encryption/src/lib/encryption.d.ts', [
      [
        '(params: EncryptFileAndZipWithMetadataProps) => Promise<any>;',
        '(params: EncryptFileAndZipWithMetadataProps) => Promise<Blob>;',
      ],
    ]),
    ...correctionsOf('/@lit-protocol/contracts-sdk/src/lib/contracts-sdk.d.ts', [
      ['                res: any;', '                res: ethers.ContractReceipt;'],
    ]),
  ],
};

/**
 * The text of a declaration file, with what is known better.
 *
 * @throws Error if the release does not say any more what a correction replaces
 */
export function corrected(version: DocsVersion, file: string, text: string): string {
  return CORRECTIONS[version]
    .filter((correction) => file.endsWith(correction.file))
    .reduce((result, {from, to}) => {
      if (!result.includes(from)) {
        throw new Error(
          `${file} no longer says "${from}"; look at plugins/samples/compiler/corrections.ts`,
        );
      }
      return result.replaceAll(from, to);
    }, text);
}
