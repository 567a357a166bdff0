// What samples use of lit-listener-sdk 1.0.25. sdk/README.md says why it is not the package itself.
import type {AuthSig} from '@lit-protocol/types';
import type {BigNumberish, BytesLike, ContractInterface, Signer} from 'ethers';
import type {EventEmitter} from 'node:events';

/** Chains by the names that the package knows. */
export declare enum CHAIN_NAME {
  ETHEREUM = 'ethereum',
  POLYGON = 'polygon',
  FANTOM = 'fantom',
  BSC = 'bsc',
  ARBITRUM = 'arbitrum',
  AVALANCHE = 'avalanche',
  FUJI = 'fuji',
  HARMONY = 'harmony',
  MUMBAI = 'mumbai',
  GOERLI = 'goerli',
  CRONOS = 'cronos',
  OPTIMISM = 'optimism',
  CELO = 'celo',
  AURORA = 'aurora',
  ALFAJORES = 'alfajores',
  XDC = 'xdc',
  EVMOS = 'evmos',
  EVMOSTESTNET = 'evmosTestnet',
  HARDHAT = 'hardhat',
}

/** How a value is compared with the one expected. */
export type MatchOperator = '<' | '>' | '==' | '===' | '!==' | '!=' | '>=' | '<=';

type Single = number | string | bigint | object;
/** A value of an event or an answer, or several. */
export type ConditionValue = Single | Single[];

/** What is called with the value that was seen. */
export type OnValue<Value> = (emittedValue: Value) => Promise<void>;

/** Waits for an event of a contract. */
export declare class ContractCondition {
  constructor(
    contractAddress: `0x${string}`,
    abi: ContractInterface,
    chainId: CHAIN_NAME,
    providerURL: string,
    eventName: string,
    eventArgName: string[],
    expectedValue: Single[],
    matchOperator: MatchOperator,
    onMatched?: OnValue<Single[]>,
    onUnMatched?: OnValue<Single[]>,
    onError?: (error: Error) => void,
  );
  id?: string;
}

/** Asks a web service again and again. */
export declare class WebhookCondition {
  constructor(
    baseUrl: string,
    endpoint: string,
    responsePath: string,
    expectedValue: ConditionValue,
    matchOperator: MatchOperator,
    apiKey?: string,
    onMatched?: OnValue<ConditionValue>,
    onUnMatched?: OnValue<ConditionValue>,
    onError?: (error: Error) => void,
  );
  id?: string;
}

export type Condition = ContractCondition | WebhookCondition;

/** How many conditions must be met, and how often they are looked at (`interval` in milliseconds). */
export type IConditionalLogic =
  | {type: 'EVERY'; interval?: number}
  | {type: 'THRESHOLD'; value: number; interval?: number}
  | {type: 'TARGET'; targetCondition: string; interval?: number};

/** Code of your own in the Lit Action. */
export interface CustomAction {
  type: 'custom';
  /** Actions run in this order, the lowest first. */
  priority: number;
  code: string;
  args?: object;
}

/** Signs a contract call. */
export interface ContractAction {
  type: 'contract';
  priority: number;
  contractAddress: `0x${string}`;
  abi: ContractInterface;
  functionName: string;
  chainId: CHAIN_NAME;
  providerURL: string;
  nonce?: number;
  gasLimit?: BigNumberish;
  value?: BigNumberish;
  from?: `0x${string}`;
  maxPriorityFeePerGas?: BigNumberish;
  maxFeePerGas?: BigNumberish;
  args?: unknown[];
}

/** Fetches a value, and signs if it meets the conditions. */
export interface FetchAction {
  type: 'fetch';
  priority: number;
  baseUrl: string;
  endpoint: string;
  responsePath: string;
  apiKey?: string;
  toSign?: Uint8Array;
  signCondition?: {type: '&&' | '||'; operator: MatchOperator; value: ConditionValue}[];
}

export type Action = CustomAction | ContractAction | FetchAction;

/** When a circuit ends by itself. */
export interface IExecutionConstraints {
  conditionMonitorExecutions?: number;
  startDate?: Date;
  endDate?: Date;
  maxLitActionCompletions?: number;
}

/** A transaction that the Lit Action will sign. */
export interface LitUnsignedTransaction {
  from: string;
  to?: `0x${string}`;
  nonce?: number;
  gasLimit?: BigNumberish;
  data?: BytesLike;
  value?: BigNumberish;
  chainId?: number;
  type?: number | null;
  maxPriorityFeePerGas?: BigNumberish;
  maxFeePerGas?: BigNumberish;
}

export declare enum LogCategory {
  ERROR = 0,
  RESPONSE = 1,
  CONDITION = 2,
  BROADCAST = 3,
  EXECUTION = 4,
}

export interface ILogEntry {
  category: LogCategory;
  message: string;
  responseObject: string;
  isoDate: string;
}

/** Watches conditions, and runs a Lit Action when they are met. */
export declare class Circuit extends EventEmitter {
  /**
   * @param signer pays for minting the PKP
   * @param pkpContractAddress address of the PKP contract; the package's own default without it
   * @param errorHandlingModeStrict ends the circuit at the first error
   */
  constructor(signer?: Signer, pkpContractAddress?: string, errorHandlingModeStrict?: boolean);
  setConditions(conditions: Condition[]): void;
  setConditionalLogic(logic: IConditionalLogic): void;
  executionConstraints(options: IExecutionConstraints): void;
  /** Builds the Lit Action's code. */
  setActions(
    actions: Action[],
    useSecureKey?: boolean,
  ): Promise<{
    unsignedTransactionDataObject: Record<string, LitUnsignedTransaction>;
    litActionCode: string;
    secureKey: string;
  }>;
  /** The IPFS CID that the code will have. */
  getIPFSHash(code: string): Promise<string>;
  /** Mints a PKP, permits the one action, and burns the token. */
  mintGrantBurnPKP(cidIPFS: string): Promise<{tokenId: string; publicKey: string; address: string}>;
  start(options: {
    publicKey: string;
    ipfsCID?: string;
    authSig?: AuthSig;
    secureKey?: string;
    broadcast?: boolean;
  }): Promise<void>;
  getLogs(category?: LogCategory): ILogEntry[];
  generateAuthSignature(chainId?: number, uri?: string, version?: string): Promise<AuthSig>;
  /** Ends the circuit. */
  interrupt(): void;
}
