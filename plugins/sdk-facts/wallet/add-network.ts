import type {WalletNetwork} from '../facts/wallet-network';
import type {ButtonData} from './button';

/** A wallet in the browser (EIP-1193). */
interface Wallet {
  request: (call: {method: string; params?: unknown[]}) => Promise<unknown>;
}

/** What readers are told, with whether typing the values is the way on. */
interface Message {
  text: string;
  byHand?: true;
}

/** What a wallet throws (EIP-1193); some put the true reason one or two levels deeper, and some throw a text. */
interface WalletError {
  code?: number;
  message?: string;
  data?: {originalError?: WalletError};
}

function reasonOf(error: unknown): WalletError {
  const {code, message, data} = (error ?? {}) as WalletError;
  const inner = data?.originalError && reasonOf(data.originalError);
  const words = typeof error === 'string' ? error : message;
  return {code: inner?.code ?? code, message: inner?.message ?? words};
}

/** The codes are those of EIP-1193, EIP-1474 and JSON-RPC. */
function failureMessage(error: unknown, name: string): Message {
  const {code, message = ''} = reasonOf(error);
  if (/already (?:added|exists|been added)/i.test(message)) {
    return {text: `Your wallet has ${name} already. Choose it in the wallet.`};
  }
  switch (code) {
    case 4001:
      return {text: 'You declined in your wallet, so nothing has changed.'};
    case -32002:
      return {text: 'A request is waiting in your wallet already. Open the wallet and answer it.'};
    case 4200:
    case -32601:
      return {text: 'Your wallet does not let websites add networks.', byHand: true};
    default:
      return {
        text: `Your wallet could not add it${message && `: ${message}`}.`.replace(/\.\.$/, '.'),
        byHand: true,
      };
  }
}

/** Wallets need no permission to say which network they are on; those that do not say are asked all the same. */
async function isOn(wallet: Wallet, {chainId}: WalletNetwork): Promise<boolean> {
  try {
    const current = await wallet.request({method: 'eth_chainId'});
    return typeof current === 'string' && Number(current) === Number(chainId);
  } catch {
    return false;
  }
}

async function add(network: WalletNetwork, tell: (message: Message) => void): Promise<Message> {
  const name = network.chainName;
  const {ethereum: wallet} = window as {ethereum?: Wallet};
  if (!wallet) {
    return {
      text: 'No wallet was found in this browser. Install one and load this page again.',
      byHand: true,
    };
  }
  if (await isOn(wallet, network)) {
    return {text: `Your wallet is on ${name} already.`};
  }
  tell({text: 'Your wallet asks you to confirm. Open it if you do not see it.'});
  try {
    await wallet.request({method: 'wallet_addEthereumChain', params: [network]});
    return {text: `${name} is in your wallet now.`};
  } catch (error) {
    return failureMessage(error, name);
  }
}

function show(status: Element, {text, byHand}: Message, valuesId: string): void {
  status.replaceChildren(text);
  if (byHand) {
    const link = document.createElement('a');
    link.href = `#${valuesId}`;
    link.textContent = 'Type the values by hand';
    status.append(' ', link, '.');
  }
}

/**
 * Asks the reader's wallet to add the network of a button, and says beside the button what came of it.
 *
 * @param button one that button.ts has made
 */
export async function addNetwork(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (!status) {
    return;
  }
  const {network, valuesId} = JSON.parse(button.dataset.network ?? '') as ButtonData;
  const tell = (message: Message) => show(status, message, valuesId);
  tell(await add(network, tell));
}
