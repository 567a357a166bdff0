'use strict';

// The thread in which one Lit Action runs. Plain JavaScript, because Node loads it as it is. What
// the action needs of its node, it asks of the thread that started it.

const {readFileSync} = require('node:fs');
const {format, inspect} = require('node:util');
const vm = require('node:vm');
const {parentPort, workerData} = require('node:worker_threads');
const {fromString} = require('uint8arrays/from-string');
const {toString} = require('uint8arrays/to-string');
const {litGlobals, platformGlobals} = require('./globals.cjs');

const {code, params, auth, release, maxBytes} = workerData;
const FILE = '<user_provided_script>';

// Listening must not keep a thread alive whose action waits for nothing.
const pending = new Map();
const ask = (name, question) =>
  new Promise((resolve, reject) => {
    const id = `${pending.size}-${Math.random()}`;
    parentPort.postMessage({type: 'ask', id, name, question});
    pending.set(id, {resolve, reject});
    parentPort.ref();
  });
parentPort.on('message', ({id, answer, error}) => {
  const {resolve, reject} = pending.get(id);
  pending.delete(id);
  if (pending.size === 0) parentPort.unref();
  if (error === undefined) resolve(answer);
  else reject(new globals.Error(error));
});
parentPort.unref();

/** Sends no more than a limit of text in all; the rest is an error of the action. */
function limited(type, label) {
  let size = 0;
  return (text) => {
    size += Buffer.byteLength(text);
    if (size > maxBytes) throw new globals.Error(`${label} is longer than ${maxBytes} bytes`);
    parentPort.postMessage({type, text});
  };
}
const log = limited('log', 'The log');
const console = Object.fromEntries(
  ['debug', 'error', 'info', 'log', 'trace', 'warn'].map((level) => [
    level,
    (...values) => log(`${format(...values)}\n`),
  ]),
);

async function fetch(input, init) {
  // Node refuses the referrer "client", which ethers sets.
  const request = new Request(input, init && {...init, referrer: undefined});
  const {method, url, headers} = request;
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  const answer = await ask('fetch', {url, init: {method, headers: [...headers], body}});
  const empty = [101, 204, 205, 304].includes(answer.init.status);
  const response = new Response(empty ? null : answer.body, answer.init);
  return Object.defineProperty(response, 'url', {value: answer.url});
}

const globals = vm.createContext(
  {...platformGlobals(globalThis), console, fetch},
  {codeGeneration: {strings: false, wasm: true}},
);
for (const name of ['Error', 'RangeError', 'TypeError']) {
  globals[name] = vm.runInContext(name, globals);
}

// A failure is told as Deno tells it. Frames outside the action mean nothing to its author.
function fail(prefix, error) {
  const isError = error !== null && typeof error === 'object' && 'message' in error;
  const text = isError ? `${error.name ?? 'Error'}: ${error.message}` : inspect(error);
  const frames = String(isError ? error.stack : '')
    .split('\n')
    .filter((line) => line.includes(`    at ${FILE}`) || line.includes(`(${FILE}`));
  parentPort.postMessage({type: 'error', text: [`${prefix} ${text}`, ...frames].join('\n')});
  process.exit(1);
}
process.on('unhandledRejection', (error) => fail('Uncaught (in promise)', error));
process.on('uncaughtException', (error) => fail('Uncaught', error));

vm.runInContext('globalThis.self = globalThis', globals);

// A library that loads when it is first used: few actions use one, and loading ethers takes four times as long as
// starting the thread.
function provide(name, load) {
  const set = (value) =>
    Object.defineProperty(globals, name, {value, configurable: true, writable: true});
  Object.defineProperty(globals, name, {
    configurable: true,
    get() {
      set(load());
      return globals[name];
    },
    set,
  });
}
provide('ethers', () => {
  // Its script defines the global itself.
  delete globals.ethers;
  vm.runInContext(readFileSync(require.resolve('ethers/dist/ethers.umd.min.js'), 'utf8'), globals);
  return globals.ethers;
});
provide('jwt', () => require('jsonwebtoken'));

function tokenIdOf(publicKey) {
  const {secp256k1} = require('@noble/curves/secp256k1');
  const {keccak_256} = require('@noble/hashes/sha3');
  const key = secp256k1.Point.fromHex(publicKey.replace(/^0x/, '')).toBytes(false);
  return `0x${Buffer.from(keccak_256(key)).toString('hex')}`;
}

const inContext = vm.runInContext('(text) => JSON.parse(text)', globals);
const lit = litGlobals({
  release,
  auth: inContext(JSON.stringify(auth)),
  ask,
  tokenIdOf,
  respond: (text) => limited('response', 'The response')(text),
  uint8arrays: {fromString, toString},
  errors: globals,
});
vm.runInContext('(value) => Object.freeze(value)', globals)(lit.LitAuth);
Object.freeze(lit.LitActions);
Object.freeze(lit.Lit);
Object.assign(globals, lit, inContext(params));

parentPort.postMessage({type: 'start'});
vm.runInContext(code, globals, {filename: FILE});
