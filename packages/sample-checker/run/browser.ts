import {pathToFileURL} from 'node:url';
import vm from 'node:vm';
import type {Window} from 'happy-dom';
import type {NetworkAddresses} from 'lit-local-network';

/** Address of the page that a sample runs in. */
const PAGE = 'http://localhost:3000/';

/** The SDK keeps there which wallet a user has chosen; without it, it asks. */
const CHOSEN_WALLET = ['lit-web3-provider', 'metamask'] as const;

/** Platform classes and functions of Node that work as those of a page. */
const OF_NODE = [
  ...['AbortController', 'AbortSignal', 'Blob', 'Buffer', 'DOMException', 'File', 'FormData'],
  ...['Headers', 'MessagePort', 'ReadableStream', 'Request', 'Response', 'TextDecoder'],
  ...['TextEncoder', 'TransformStream', 'URL', 'URLSearchParams', 'WritableStream', 'atob'],
  ...['btoa', 'clearInterval', 'clearTimeout', 'crypto', 'fetch', 'global', 'performance'],
  ...['queueMicrotask', 'setInterval', 'setTimeout'],
];

/** Functions of a page that are not its own properties. */
const OF_PROTOTYPES = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, {value, configurable: true, writable: true});
};

/**
 * Gives the globals of this process what a page has: a DOM, and a wallet of an account of the local network that
 * approves what it is asked.
 *
 * @param dom file of happy-dom
 * @param loadPackages loads those that the sample imports: they are for Node, whose version they look at, and the SDK
 *   remembers the wallet that is there by then
 */
export async function beBrowser(
  dom: string,
  {accounts, rpc}: NetworkAddresses,
  loadPackages: () => Promise<unknown>,
): Promise<void> {
  const {Window: Page} = (await import(pathToFileURL(dom).href)) as {Window: typeof Window};
  // Only here: its ethers takes half a second to load.
  const {createWallet} = await import('lit-local-network/wallet');
  define(globalThis, 'ethereum', createWallet({accounts, rpcUrl: rpc}));
  await loadPackages();
  const page = new Page({url: PAGE});
  const ofLanguage = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...ofLanguage, ...OF_NODE]);
  for (const name of [...Object.getOwnPropertyNames(page), ...OF_PROTOTYPES]) {
    if (kept.has(name)) continue;
    const value = Reflect.get(page, name) as unknown;
    const isMethod = OF_PROTOTYPES.includes(name) && typeof value === 'function';
    define(globalThis, name, isMethod ? (value.bind(page) as unknown) : value);
  }
  for (const name of ['window', 'self', 'top', 'parent']) define(globalThis, name, globalThis);
  page.localStorage.setItem(...CHOSEN_WALLET);
  define(globalThis, 'alert', (text: string) => console.log(`alert: ${text}`));
  // The SDK tells browsers and Node apart by it.
  define(process, 'versions', {...process.versions, node: undefined});
}
