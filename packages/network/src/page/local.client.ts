import {toLocal} from '../redirect/addresses';
import {redirectFetch} from '../redirect/fetch';
import type {NetworkAddresses} from '../network';
import {createWallet} from '../services/wallet';
import {askFirst} from './approval.client';

// Loaded by <script src="http://127.0.0.1:7472/local.js">, which puts the addresses before this script.

declare global {
  // eslint-disable-next-line no-var -- a global
  var litLocalNetwork: NetworkAddresses;
}

const {accounts, rpc} = globalThis.litLocalNetwork;
const local = toLocal(globalThis.litLocalNetwork);
redirectFetch(local, () => document.baseURI);

// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the request below
const {open} = XMLHttpRequest.prototype as unknown as {open: (...args: unknown[]) => void};
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
  const [method, url, ...rest] = args as [string, string | URL, ...unknown[]];
  open.call(this, method, local(new URL(url, document.baseURI)) ?? url, ...rest);
};

const wallet = createWallet({accounts, rpcUrl: rpc});
Object.defineProperty(globalThis, 'ethereum', {
  value: askFirst(wallet, accounts),
  configurable: true,
  writable: true,
});
