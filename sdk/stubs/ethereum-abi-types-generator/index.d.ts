import type {BaseContract, BigNumber} from 'ethers';

/** What ethers knows of a contract apart from its ABI, less the members that are typed from it. */
type Untyped = Omit<
  BaseContract,
  | 'functions'
  | 'filters'
  | 'estimateGas'
  | 'populateTransaction'
  | 'on'
  | 'once'
  | 'connect'
  | 'attach'
>;

/**
 * An ethers contract whose functions, filters and event names are typed from its ABI.
 *
 * The published package types this on ethers 4, while the SDK runs on ethers 5: with it,
 * `contract.interface` and `contract.signer` would carry types of a library that is not there.
 *
 * @typeParam TMethods - the contract's functions
 * @typeParam TEvents - the contract's event filters
 * @typeParam TEventType - the union of the contract's event names
 */
export type EthersContractContext<TMethods, TEvents, TEventType> = Untyped & {
  readonly functions: TMethods;
  readonly filters: TEvents;
  readonly estimateGas: {
    [Name in keyof TMethods]: TMethods[Name] extends (...args: infer Args) => unknown
      ? (...args: Args) => Promise<BigNumber>
      : never;
  };
  on(event: TEventType, listener: (...args: unknown[]) => void): BaseContract;
  once(event: TEventType, listener: (...args: unknown[]) => void): BaseContract;
  connect(
    signerOrProvider: Parameters<BaseContract['connect']>[0],
  ): EthersContractContext<TMethods, TEvents, TEventType>;
  attach(addressOrName: string): EthersContractContext<TMethods, TEvents, TEventType>;
} & TMethods;
