import {startNetwork} from 'lit-local-network';
import type {DocsVersion} from '../../../site/versions';
import {samplesIn} from '../testing/page-samples';

const PAGES = {
  v3: 'docs/sdk/wallets/minting.mdx',
  v2: 'versioned_docs/version-2.0/pkp/minting.mdx',
};

const NETWORKS = {v3: 'cayenne', v2: 'serrano'};

/** A client, two wallets, and short names for what programs of both releases do. */
const preamble = (version: DocsVersion): string => `
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
import {ethers} from 'ethers';
const print = console.log;
console.log = console.error = console.warn = () => {}; // the packages print what they do
const [owner, other] = localNetwork.accounts;
const client = new LitNodeClientNodeJs({litNetwork: '${NETWORKS[version]}', debug: false});
await client.connect();
const chain = 'ethereum';
const atHour = (hours) => localNetwork.control({time: new Date(Date.now() + hours * 3600_000).toISOString()});
await atHour(0);
const proofOf = (sig, signedMessage, address) => ({sig, signedMessage, address, derivedVia: 'web3.eth.personal.sign'});
const signInText = (address, end = '', issued = new Date()) => [
  'site.example.com wants you to sign in with your Ethereum account:', address, '', '',
  'URI: https://site.example.com', 'Version: 1', 'Chain ID: 1', 'Nonce: abcdefgh12345678',
  'Issued At: ' + issued.toISOString() + end,
].join('\\n');
const isDone = (call) => call.then(() => true, () => false);
`;

/**
 * Starts a local network for programs that show who can use a thing.
 *
 * @returns `run(version, code)` gives the lines that `print` wrote, with the SDK of that docs version
 */
export function startStage() {
  const starting = startNetwork();
  return {
    run: async (version: DocsVersion, code: string): Promise<string[]> => {
      const runSample = samplesIn(PAGES[version]);
      const network = await starting;
      return (await runSample(preamble(version) + code, {env: 'node', network})).split('\n');
    },
    stop: async (): Promise<void> => (await starting).stop(),
  };
}
