/**
 * Code for the beginning of a run that is like a page of a browser: `localStorage`, whose entries are in `stored`, and
 * wallets for Solana and Cosmos that sign anything.
 *
 * @param names of what is stored at first
 */
export const browserWithWallets = (...names: readonly string[]): string => `
const stored = new Map(${JSON.stringify(names.map((name) => [name, 'old']))});
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
  removeItem: (key) => stored.delete(key),
};
globalThis.window = globalThis;
globalThis.location = new URL('http://localhost/');
globalThis.solana = {
  isConnected: true,
  publicKey: {toBase58: () => 'solana-account'},
  signMessage: async () => ({signature: new Uint8Array(64)}),
};
globalThis.keplr = {
  enable: async () => {},
  getOfflineSigner: () => ({getAccounts: async () => [{address: 'cosmos-account'}]}),
  signArbitrary: async () => ({signature: 'c2ln'}),
};
const attempt = async (work) => {
  try { return await work(); } catch (error) { return error.message ?? error; }
};
`;
