// What samples use of @irys/sdk 0.1.1 on a server. sdk/README.md says why it is not the package itself.

/** A label of an upload, which gateways and searches read. */
export interface Tag {
  name: string;
  value: string;
}

/** Options of an upload. */
export interface CreateAndUploadOptions {
  tags?: Tag[];
  /** Address that the upload is for. */
  target?: string;
  /** Makes uploads of the same data differ. */
  anchor?: string;
}

/** The node's signed receipt of an upload. */
export interface UploadResponse {
  /** Id of the transaction, by which gateways serve the data. */
  id: string;
  /** Public key of the node. */
  public: string;
  signature: string;
  /** Block until which the data must be on Arweave. */
  deadlineHeight: number;
  validatorSignatures: {address: string; signature: string}[];
  /** When the node took the data, in milliseconds since 1970. */
  timestamp: number;
  version: '1.0.0';
  verify: () => Promise<boolean>;
}

/** The node's answer to a payment. Amounts are in the token's smallest unit. */
export interface FundResponse {
  reward: string;
  target: string;
  quantity: string;
  id: string;
}

/** A number too large for JavaScript's own; of bignumber.js, which the package returns. */
export interface BigNumber {
  toString(base?: number): string;
  toNumber(): number;
  toFixed(decimalPlaces?: number): string;
  multipliedBy(factor: number | string | BigNumber): BigNumber;
  isGreaterThan(other: number | string | BigNumber): boolean;
  isLessThan(other: number | string | BigNumber): boolean;
  isFinite(): boolean;
  minus(other: number | string | BigNumber): BigNumber;
}

/** A document that is signed first and uploaded later, any number of times. */
export interface IrysTransaction {
  /** Once it is signed: by which gateways serve the document. */
  id: string;
  /** Bytes that the node takes, with signature and tags. */
  size: number;
  sign(): Promise<Uint8Array>;
  getRaw(): Uint8Array;
  upload(): Promise<UploadResponse>;
}

/** Options of the connection to a node. */
export interface IrysConfig {
  /** In milliseconds. */
  timeout?: number;
  /** RPC of the token's chain; needed with the Devnet. */
  providerUrl?: string;
  contractAddress?: string;
  tokenOpts?: object;
  headers?: Record<string, string>;
}

/** A connection to an Irys node from a server. */
export declare class NodeIrys {
  constructor(options: {
    /** Name or URL of the node. */
    url: 'node1' | 'node2' | 'devnet' | (string & {});
    /** Token that pays for uploads, such as `matic`. */
    token: string;
    /** Private key of the wallet that pays. */
    key?: string;
    config?: IrysConfig;
  });
  readonly address: string | undefined;
  readonly token: string;
  readonly url: URL;
  ready(): Promise<this>;
  upload(data: string | Uint8Array, options?: CreateAndUploadOptions): Promise<UploadResponse>;
  createTransaction(data: string | Uint8Array, options?: CreateAndUploadOptions): IrysTransaction;
  readonly transaction: {fromRaw(raw: Uint8Array): IrysTransaction};
  readonly funder: {
    /** Tells the node of a payment that it has not seen. */
    submitFundTransaction(id: string): Promise<unknown>;
  };
  uploadFile(path: string, options?: CreateAndUploadOptions): Promise<UploadResponse>;
  /** Price of an upload in the token's smallest unit. */
  getPrice(bytes: number): Promise<BigNumber>;
  /** What the wallet has paid in advance, in the token's smallest unit. */
  getLoadedBalance(): Promise<BigNumber>;
  getBalance(address: string): Promise<BigNumber>;
  /** Pays in advance, in the token's smallest unit. */
  fund(amount: number | string | BigNumber, multiplier?: number): Promise<FundResponse>;
}

export default NodeIrys;
