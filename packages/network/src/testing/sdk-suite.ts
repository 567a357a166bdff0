import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {bech32} from '@scure/base';
import {ethers} from 'ethers';
import {bundleOf} from '../bundles';
import {startNetwork} from '../network';
import {signIn} from './sdk';

// Runs the SDK's own end-to-end tests against the local network, before a release:
//   npm run test:sdk -w lit-local-network -- <clone of LIT-Protocol/js-sdk at d2ac08467>
// It wants Node 20: the tests import JSON with `assert`.

/** They need Cosmos, Sui or Tableland. */
const ELSEWHERE = /cosmos-(?:send-tx|stargate)|pkp-sui|manual-tests/;
const NOT_TESTS = /(?:index|template|00-setup)\.mjs$/;
const LIMIT_MS = 120_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Copies the tests beside the released packages. */
function copyTests(clone: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sdk-suite-'));
  for (const part of ['e2e-nodejs', 'tools']) {
    cpSync(path.join(clone, part), path.join(folder, part), {recursive: true});
  }
  symlinkSync(
    path.resolve(import.meta.dirname, '../../../../sdk/v3/node_modules'),
    path.join(folder, 'node_modules'),
  );
  return folder;
}

/** Runs one test in a process of its own. */
function runFile(
  cwd: string,
  args: readonly string[],
  addresses: string,
): Promise<{isPassed: boolean; output: string}> {
  const env = {...process.env, LIT_LOCAL_NETWORK: addresses};
  return new Promise((resolve) => {
    const options = {cwd, env, timeout: LIMIT_MS};
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({isPassed: error === null, output: stdout + stderr}),
    );
    // Their helpers listen to it, and would wait.
    child.stdin?.end();
  });
}

async function main(clone: string): Promise<void> {
  const network = await startNetwork({only: 'cayenne'});
  const folder = copyTests(clone);
  const {address, privateKey} = network.accounts[0]!;
  // As long as the tests' own generator makes it.
  const authSig = await signIn(new ethers.Wallet(privateKey), {
    expirationTime: new Date(Date.now() + 10_000 * WEEK_MS).toISOString(),
  });
  const pkp = async (suffix: string) => {
    const {tokenId, publicKey, address: ethAddress} = await network.mintPkp({});
    const compressed = ethers.utils.arrayify(ethers.utils.computePublicKey(publicKey, true));
    const fields = {
      CONTROLLER_ADDRESS: address,
      CONTROLLER_AUTHSIG: authSig,
      PKP_TOKENID: BigInt(tokenId).toString(),
      PKP_PUBKEY: publicKey.slice(2),
      PKP_ETH_ADDRESS: ethAddress,
      PKP_COSMOS_ADDRESS: bech32.encodeFromBytes('cosmos', ripemd160(sha256(compressed))),
    };
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name + suffix, value]),
    );
  };
  const config = {
    TEST_ENV: {litNetwork: 'cayenne', debug: false, minNodeCount: 2},
    CHRONICLE_RPC: 'https://chain-rpc.litprotocol.com/http',
    COSMOS_RPC: 'https://cosmos-rpc.publicnode.com',
    CONTROLLER_PRIVATE_KEY: privateKey,
    ...(await pkp('')),
    ...(await pkp('_2')),
  };
  writeFileSync(path.join(folder, 'lit.config.json'), JSON.stringify(config));
  const preload = path.join(folder, 'preload.cjs');
  writeFileSync(preload, await bundleOf('preload'));

  const results: boolean[] = [];
  const {v3, v2, v2Jalapeno, rpc, relay, control} = network;
  const addresses = JSON.stringify({v3, v2, v2Jalapeno, rpc, relay, control});
  for (const name of readdirSync(path.join(folder, 'e2e-nodejs'), {recursive: true}).sort()) {
    const file = path.join('e2e-nodejs', String(name));
    if (!file.endsWith('.mjs') || NOT_TESTS.test(file) || ELSEWHERE.test(file)) continue;
    const {isPassed, output} = await runFile(folder, ['--require', preload, file], addresses);
    results.push(isPassed);
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${path.basename(file)}`);
    if (!isPassed) console.log(output.trim().split('\n').slice(-12).join('\n'));
  }
  await network.stop();
  rmSync(folder, {recursive: true});
  const passed = results.filter(Boolean).length;
  console.log(`${passed} passed, ${results.length - passed} failed`);
}

const [clone] = process.argv.slice(2);
if (clone === undefined) {
  console.error(
    'Name the folder of a clone of the SDK: npm run test:sdk -w lit-local-network -- ../js-sdk',
  );
  process.exit(1);
}
void main(clone);
