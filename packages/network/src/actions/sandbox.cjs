'use strict';

// The thread of Node in which one Lit Action runs. Plain JavaScript, because Node loads it as it is.

const {readFileSync} = require('node:fs');
const {format, inspect} = require('node:util');
const vm = require('node:vm');
const {parentPort, workerData} = require('node:worker_threads');
const {platformGlobals} = require('./globals.cjs');
const {prepareThread} = require('./thread.cjs');

const globals = vm.createContext(platformGlobals(globalThis), {
  codeGeneration: {strings: false, wasm: true},
});
vm.runInContext('globalThis.self = globalThis', globals);

const {start, receive, fail} = prepareThread(workerData, {
  globals,
  evaluate: (code, filename) => vm.runInContext(code, globals, {filename}),
  send: (message) => parentPort.postMessage(message),
  // Listening must not keep a thread alive whose action waits for nothing.
  onPending: (count) => (count > 0 ? parentPort.ref() : parentPort.unref()),
  end: () => process.exit(1),
  format,
  inspect: (value) => inspect(value),
  readEthers: () => readFileSync(require.resolve('ethers/dist/ethers.umd.min.js'), 'utf8'),
  loadJwt: () => require('jsonwebtoken'),
});
parentPort.on('message', receive);
parentPort.unref();
process.on('unhandledRejection', (error) => fail('Uncaught (in promise)', error));
process.on('uncaughtException', (error) => fail('Uncaught', error));
start();
