import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { ethers } from 'ethers';
import { StandInNodes } from 'stand-ins/nodes';
import { StandInChain } from './chain';

// Public test keys: never send anything to them.
const wallet = new ethers.Wallet(`0x${'1'.padStart(64, '0')}`);
const pkp = new ethers.utils.SigningKey(`0x${'2'.padStart(64, '0')}`);

export const nodes = new StandInNodes();
export const chain = new StandInChain(pkp);

/** Lets the nodes sign with this key when they are asked for the PKP's. */
export function signWith(key: ethers.utils.SigningKey): void {
  nodes.pkps.set(pkp.publicKey, { key, owner: wallet.address });
}
signWith(pkp);

/**
 * Sends what the service asks of nodes and chain to stand-ins. The service itself is not changed.
 *
 * @param file where it keeps its PKP
 * @returns the service, loaded after the network was replaced, and a function that ends the chain
 */
export async function loadService(file: string) {
  process.env.PRIVATE_KEY = wallet.privateKey;
  process.env.PKP_FILE = file;
  const server = await chain.listen();
  const { port } = server.address() as AddressInfo;
  https.request = ((options: http.RequestOptions, listener: () => void) => {
    if (options.hostname !== 'chain-rpc.litprotocol.com') throw new Error('offline');
    const local = { ...options, protocol: 'http:', hostname: '127.0.0.1', port };
    return http.request(local, listener);
  }) as typeof https.request;

  const service = await import('../src/server');
  globalThis.fetch = nodes.fetch; // the SDK has put node-fetch here
  return { ...service, close: () => server.close() };
}
