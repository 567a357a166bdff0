import vm from 'node:vm';
import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {combined, runOnNode, SharedKey} from 'lit-local-network/action-page';
import {runAction} from 'lit-local-network/action-run';
import {EXAMPLE} from './inputs.shared';

/** The script of the thread in which an action runs, as text: the frame makes a worker of it. */
async function threadScript(): Promise<string> {
  const names = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const {outputFiles} = await build({
    entryPoints: [require.resolve('lit-local-network/action-page-thread')],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    define: {ECMASCRIPT_NAMES: JSON.stringify(names)},
  });
  return outputFiles[0]!.text;
}

/** One node's answer to the example. */
async function exampleResult() {
  const key = new SharedKey(1, 1, new Uint8Array(32).fill(1));
  const nodes = {
    ...{key, release: 3 as const, run: runAction, answers: {}, files: new Map<string, string>()},
    ...{noAnswer: String, noNetwork: String, timeoutMs: 30_000, auth: {}},
  };
  const params = {...EXAMPLE.inputs.params, publicKey: key.publicKey};
  const run = await runOnNode(nodes, 1, {code: EXAMPLE.code, params}, '');
  const {signature, signedBy} = combined([run], 'voucher')!;
  return {response: run.response, signature, signedBy};
}

/** Gives the page what runs Lit Actions: the script of their threads, and that of ethers, each loaded when it is needed. */
export default function runActionPlugin(): Plugin {
  return {
    // Its generated files are in a folder of this name.
    name: 'run-action',
    async contentLoaded({actions}) {
      await actions.createData('thread.json', JSON.stringify({code: await threadScript()}));
      await actions.createData('example.json', JSON.stringify(await exampleResult()));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?address$/,
            type: 'asset/resource',
            generator: {filename: 'assets/js/[name].[contenthash:8][ext]'},
          },
        ],
      },
    }),
  };
}
