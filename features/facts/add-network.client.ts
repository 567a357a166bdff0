import type {ButtonData} from './wallet-button';

/** A wallet in the browser (EIP-1193). */
interface Wallet {
  request: (call: {method: string; params?: unknown[]}) => Promise<unknown>;
}

/** What readers are told, with whether typing the values is the way on. */
type Message = [text: string, way?: 'by hand'];

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
    return [`Your wallet has ${name} already. Choose it in the wallet.`];
  }
  switch (code) {
    case 4001:
      return ['You declined in your wallet, so nothing has changed.'];
    case -32002:
      return ['A request is waiting in your wallet already. Open the wallet and answer it.'];
    case 4200:
    case -32601:
      return ['Your wallet does not let websites add networks.', 'by hand'];
    default: {
      const reason = message.replace(/\.$/, '');
      return [`Your wallet could not add it${reason && `: ${reason}`}.`, 'by hand'];
    }
  }
}

/**
 * Asks the reader's wallet to add the network of a button, and says beside the button what came of it.
 *
 * @param button one that wallet-button.ts has made
 */
export async function addNetwork(button: HTMLElement): Promise<void> {
  const {network, valuesId} = JSON.parse(button.dataset.network!) as ButtonData;
  const {chainName: name, chainId} = network;
  const {ethereum: wallet} = window as {ethereum?: Wallet};

  function tell(...[text, way]: Message): void {
    button.nextElementSibling!.replaceChildren(text);
    if (way) {
      const link = document.createElement('a');
      link.href = `#${valuesId}`;
      link.textContent = 'Type the values by hand';
      button.nextElementSibling!.append(' ', link, '.');
    }
  }

  if (!wallet) {
    tell('No wallet was found in this browser. Install one and load this page again.', 'by hand');
    return;
  }
  // Wallets need no permission to say which network they are on; those that do not say are asked all the same.
  const current = await wallet.request({method: 'eth_chainId'}).catch(() => undefined);
  if (Number(current) === Number(chainId)) {
    tell(`Your wallet is on ${name} already.`);
    return;
  }
  tell('Your wallet asks you to confirm. Open it if you do not see it.');
  try {
    await wallet.request({method: 'wallet_addEthereumChain', params: [network]});
    tell(`${name} is in your wallet now.`);
  } catch (error) {
    tell(...failureMessage(error, name));
  }
}
