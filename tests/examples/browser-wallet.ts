import type {Page} from '@playwright/test';
import {createWallet, type TestWallet} from 'lit-local-network/wallet';
import type {LocalNetwork} from './local-network';

/** The wallet of a browser, as pages see it and as its user does. */
export interface BrowserWallet extends Pick<TestWallet, 'refuse' | 'selectAccount'> {
  /** Requests that needed the user's consent, in order. */
  readonly prompts: string[];
}

/** Methods that open a prompt. */
const ASKS = new Set(['personal_sign', 'eth_sendTransaction']);

/**
 * Gives each document of the page a wallet as `window.ethereum`. The wallet itself is here, so that it stays connected
 * when the page is loaded anew, as one in an extension does.
 */
export async function giveWallet(page: Page, network: LocalNetwork): Promise<BrowserWallet> {
  const wallet = createWallet({accounts: network.accounts, rpcUrl: network.rpc});
  const prompts: string[] = [];
  await page.exposeFunction('askWallet', async (call: {method: string; params?: unknown[]}) => {
    if (ASKS.has(call.method)) prompts.push(call.method);
    try {
      return {result: await wallet.request(call)};
    } catch (error) {
      // Only the message of an error would arrive.
      const {code, message} = error as {code?: unknown; message: string};
      return {error: {code, message}};
    }
  });
  await page.addInitScript(() => {
    const events = new EventTarget();
    const ethereum = {
      async request(call: unknown) {
        const {askWallet} = window as unknown as {askWallet: (call: unknown) => Promise<Answer>};
        const {result, error} = await askWallet(call);
        // As wallets do it, it is no Error.
        // eslint-disable-next-line @typescript-eslint/only-throw-error
        if (error) throw error;
        return result;
      },
      on: (event: string, listener: (value: unknown) => void) =>
        events.addEventListener(event, (sent) => listener((sent as CustomEvent).detail)),
      emit: (event: string, detail: unknown) =>
        events.dispatchEvent(new CustomEvent(event, {detail})),
    };
    Object.assign(window, {ethereum});
  });
  const passOn = (event: string) =>
    wallet.on(event, (value) => {
      // There is no page, or it is about to load another, which asks for itself.
      void page
        .evaluate(`window.ethereum?.emit('${event}', ${JSON.stringify(value)})`)
        .catch(() => undefined);
    });
  passOn('accountsChanged');
  passOn('chainChanged');
  return {
    prompts,
    refuse: (refuses) => wallet.refuse(refuses),
    selectAccount: (index) => wallet.selectAccount(index),
  };
}

interface Answer {
  result?: unknown;
  error?: {code: unknown; message: string};
}

/** Makes the SDK of each document connect to a local network: options in this entry override those of the app. */
export async function connectTo(page: Page, options: object): Promise<void> {
  await page.addInitScript(
    (config) => localStorage.setItem('LitNodeClientConfig', config),
    JSON.stringify(options),
  );
}
