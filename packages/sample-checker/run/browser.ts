import {pathToFileURL} from 'node:url';
import type {Window} from 'happy-dom';
import type {NetworkAddresses} from '../../network/src/network';
import type {TestWallet} from '../../network/src/services/wallet';

/** Where the page of a sample is. */
const PAGE = 'http://localhost:3000/';

/** The SDK keeps there which wallet a user has chosen; without it, it asks. */
const CHOSEN_WALLET = ['lit-web3-provider', 'metamask'] as const;

/** What Node has, but not as a page has it. */
const OF_THE_PAGE = new Set(['navigator', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent']);

/** Functions of a page that are not its own properties. */
const OF_PROTOTYPES = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

/** The wallet of the sample at hand. */
let wallet: TestWallet | undefined;

/**
 * `window.ethereum`, one object for all samples: the SDK remembers the one that is there when it is loaded. Each sample
 * has a wallet of its own behind it.
 */
export const ethereum: object = new Proxy(
  {isMetaMask: true},
  {get: (own, name) => Reflect.get(wallet ?? own, name) as unknown},
);

/**
 * Gives the globals of this process what a page has: a DOM, and a wallet of an account of the local network that
 * approves what it is asked. Whoever runs a sample puts the globals back after it.
 *
 * @param dom file of happy-dom, which is not among the packages of a release
 */
export async function beBrowser(dom: string, {accounts, rpc}: NetworkAddresses): Promise<void> {
  const {Window: Page} = (await import(pathToFileURL(dom).href)) as {Window: typeof Window};
  // Before Node's globals change, and only here: its ethers takes half a second to load.
  const {createWallet} = await import('../../network/src/services/wallet');
  const page = new Page({url: PAGE});
  const define = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, {value, configurable: true, writable: true});
  };
  for (const name of [...Object.getOwnPropertyNames(page), ...OF_PROTOTYPES]) {
    if (name in globalThis && !OF_THE_PAGE.has(name)) continue;
    const value = Reflect.get(page, name) as unknown;
    const isMethod = OF_PROTOTYPES.includes(name) && typeof value === 'function';
    define(globalThis, name, isMethod ? (value.bind(page) as unknown) : value);
  }
  for (const name of ['window', 'self', 'top', 'parent']) define(globalThis, name, globalThis);
  page.localStorage.setItem(...CHOSEN_WALLET);
  define(globalThis, 'alert', (text: string) => console.log(`alert: ${text}`));
  wallet = createWallet({accounts, rpcUrl: rpc});
  // The SDK tells browsers and Node apart by it.
  define(process, 'versions', {...process.versions, node: undefined});
}
