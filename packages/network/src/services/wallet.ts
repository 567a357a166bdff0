import {ethers} from 'ethers';
import type {Account} from '../chain/chain';

export interface WalletOptions {
  accounts: readonly Account[];
  /** JSON-RPC of the chain, which stands for all EVM chains. */
  rpcUrl: string;
  /** Chain ids as hex that the wallet knows; the first is selected. */
  chains?: readonly string[];
}

interface Call {
  method: string;
  params?: readonly unknown[];
}

type Listener = (value: unknown) => void;

/** A browser wallet as EIP-1193 has it, which does what a test commands. */
export interface TestWallet {
  /** The SDK's dialog offers no other. */
  readonly isMetaMask: true;
  request(call: Call): Promise<unknown>;
  /** The older form of `eth_requestAccounts`, by which the SDK asks. */
  enable(): Promise<unknown>;
  on(event: string, listener: Listener): TestWallet;
  removeListener(event: string, listener: Listener): TestWallet;
  /** From now on the user refuses whatever the wallet asks, or approves it again. */
  refuse(refuses?: boolean): void;
  /** The user selects another account. */
  selectAccount(index: number): void;
  /** The user selects another chain; as hex. */
  selectChain(chainId: string): void;
}

/** Errors of EIP-1193 and of MetaMask. */
const REJECTED = 4001;
const UNAUTHORIZED = 4100;
const UNKNOWN_CHAIN = 4902;

const ETHEREUM = '0x1';
const CHRONICLE = '0x2ac49';

const walletError = (code: number, message: string) => Object.assign(new Error(message), {code});

/** Makes a wallet, for `window.ethereum` or for `Web3Provider` of ethers. */
export function createWallet(options: WalletOptions): TestWallet {
  const {accounts, rpcUrl} = options;
  const chains = new Set(options.chains ?? [CHRONICLE, ETHEREUM]);
  const provider = new ethers.providers.JsonRpcProvider(rpcUrl);
  const listeners = new Map<string, Set<Listener>>();
  let account = accounts[0]!;
  let [chainId] = chains;
  let isConnected = false;
  let refuses = false;

  const emit = (event: string, value: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(value));
  const connected = () => (isConnected ? [account.address.toLowerCase()] : []);
  const approve = () => {
    if (refuses) throw walletError(REJECTED, 'User rejected the request.');
  };
  const signer = (address: unknown) => {
    if (!connected().includes(String(address).toLowerCase())) {
      const message = 'The requested account and/or method has not been authorized by the user.';
      throw walletError(UNAUTHORIZED, message);
    }
    approve();
    return new ethers.Wallet(account.privateKey, provider);
  };
  const selectChain = (next: string) => {
    if (next === chainId) return;
    chainId = next;
    emit('chainChanged', next);
  };

  async function answer({method, params = []}: Call): Promise<unknown> {
    const [first, second] = params;
    switch (method) {
      case 'eth_requestAccounts':
        approve();
        isConnected = true;
        return connected();
      case 'eth_accounts':
        return connected();
      case 'eth_chainId':
        return chainId;
      case 'net_version':
        return String(Number(chainId));
      case 'personal_sign': {
        const message = first as string;
        const isHex = ethers.utils.isHexString(message);
        return signer(second).signMessage(isHex ? ethers.utils.arrayify(message) : message);
      }
      case 'eth_signTypedData_v4': {
        const {domain, types, message} = JSON.parse(second as string) as TypedData;
        // ethers derives the domain's type itself, and takes no second one.
        delete types.EIP712Domain;
        return signer(first)._signTypedData(domain, types, message);
      }
      case 'eth_sendTransaction': {
        const {from, gas, ...transaction} = first as Record<string, string>;
        const limit = gas === undefined ? {} : {gasLimit: gas};
        return (await signer(from).sendTransaction({...transaction, ...limit})).hash;
      }
      case 'wallet_switchEthereumChain': {
        const wanted = (first as {chainId: string}).chainId.toLowerCase();
        if (!chains.has(wanted)) {
          const message = `Unrecognized chain ID "${wanted}". Try adding the chain using wallet_addEthereumChain first.`;
          throw walletError(UNKNOWN_CHAIN, message);
        }
        approve();
        selectChain(wanted);
        return null;
      }
      case 'wallet_addEthereumChain': {
        approve();
        const added = (first as {chainId: string}).chainId.toLowerCase();
        chains.add(added);
        selectChain(added);
        return null;
      }
      default:
        return provider.send(method, [...params]);
    }
  }

  const wallet: TestWallet = {
    isMetaMask: true,
    request: (call) => answer(call),
    enable: () => answer({method: 'eth_requestAccounts'}),
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return wallet;
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
      return wallet;
    },
    refuse(next = true) {
      refuses = next;
    },
    selectAccount(index) {
      const next = accounts[index];
      if (!next) throw new RangeError(`The wallet has no account ${index}`);
      account = next;
      if (isConnected) emit('accountsChanged', connected());
    },
    selectChain(next) {
      chains.add(next.toLowerCase());
      selectChain(next.toLowerCase());
    },
  };
  // The form before EIP-1193, which contracts-sdk asks in browsers. Types of ethers know another one.
  const send = (method: string, params?: readonly unknown[]) => answer({method, params});
  return Object.assign(wallet, {send});
}

interface TypedData {
  domain: ethers.TypedDataDomain;
  types: Record<string, ethers.TypedDataField[]>;
  message: Record<string, unknown>;
}
