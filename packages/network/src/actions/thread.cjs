'use strict';

// The thread in which one Lit Action runs, for Node and for browsers: sandbox.cjs and page-thread.worker.ts say what
// differs. What the action needs of its node, it asks of whoever started the thread. Plain JavaScript, because Node loads it
// as it is.

const {fromString} = require('uint8arrays/from-string');
const {toString} = require('uint8arrays/to-string');
const {litGlobals} = require('./globals.cjs');

/** The file that stack traces name. */
const FILE = '<user_provided_script>';

/**
 * @typedef {object} Input
 * @property {string} code
 * @property {string} params JSON
 * @property {unknown} auth `Lit.Auth`
 * @property {number} release
 * @property {number} maxBytes of the response and of the log each
 */

/**
 * @typedef {object} Realm the place where an action runs
 * @property {Record<string, any>} globals the global object that the action sees
 * @property {(code: string, file?: string) => unknown} evaluate runs a classic script in it
 * @property {(message: object) => void} send to whoever started the thread
 * @property {(pending: number) => void} onPending is told how many answers are awaited
 * @property {() => void} end ends the thread
 * @property {(...values: unknown[]) => string} format as `console.log` does
 * @property {(value: unknown) => string} inspect
 * @property {() => string} readEthers the script of ethers
 * @property {() => unknown} loadJwt the library jsonwebtoken
 */

/**
 * Gives a realm the globals of an action.
 *
 * @param {Input} input
 * @param {Realm} realm
 * @returns `start` runs the action; `receive` takes answers; `fail` tells an error that nobody caught, and ends the thread
 */
function prepareThread({code, params, auth, release, maxBytes}, realm) {
  const {globals, evaluate, send} = realm;
  /** @type {any} */
  const errors = evaluate('({Error, RangeError, TypeError})');

  const pending = new Map();
  let asked = 0;
  const ask = (/** @type {string} */ name, /** @type {object} */ question) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      send({type: 'ask', id, name, question});
      pending.set(id, {resolve, reject});
      realm.onPending(pending.size);
    });
  const receive = (/** @type {{id: number, answer?: unknown, error?: string}} */ message) => {
    const {resolve, reject} = pending.get(message.id);
    pending.delete(message.id);
    realm.onPending(pending.size);
    if (message.error === undefined) resolve(message.answer);
    else reject(new errors.Error(message.error));
  };

  /** Sends no more than a limit of text in all; the rest is an error of the action. */
  const limited = (/** @type {string} */ type, /** @type {string} */ label) => {
    let size = 0;
    return (/** @type {string} */ text) => {
      size += new TextEncoder().encode(text).length;
      if (size > maxBytes) throw new errors.Error(`${label} is longer than ${maxBytes} bytes`);
      send({type, text});
    };
  };
  const log = limited('log', 'The log');
  const console = Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'trace', 'warn'].map((level) => [
      level,
      (/** @type {unknown[]} */ ...values) => log(`${realm.format(...values)}\n`),
    ]),
  );

  const {Request, Response} = globalThis;
  const fetch = async (
    /** @type {RequestInfo} */ input,
    /** @type {RequestInit | undefined} */ init,
  ) => {
    // Node refuses the referrer "client", which ethers sets.
    const request = new Request(input, init && {...init, referrer: undefined});
    const {method, url, headers} = request;
    const sent = new Uint8Array(await request.arrayBuffer());
    const body = sent.length === 0 ? undefined : sent;
    const answer = await ask('fetch', {url, init: {method, headers: [...headers], body}});
    const empty = [101, 204, 205, 304].includes(answer.init.status);
    const response = new Response(empty ? null : answer.body, answer.init);
    return Object.defineProperty(response, 'url', {value: answer.url});
  };
  Object.assign(globals, {console, fetch});

  // A library that loads when it is first used: few actions use one, and loading ethers takes four times as long as
  // starting the thread.
  const provide = (/** @type {string} */ name, /** @type {() => unknown} */ load) => {
    const set = (/** @type {unknown} */ value) =>
      Object.defineProperty(globals, name, {value, configurable: true, writable: true});
    Object.defineProperty(globals, name, {
      configurable: true,
      get() {
        set(load());
        return globals[name];
      },
      set,
    });
  };
  provide('ethers', () => {
    // Its script defines the global itself.
    delete globals.ethers;
    evaluate(realm.readEthers());
    return globals.ethers;
  });
  provide('jwt', realm.loadJwt);

  /** @type {any} */
  const parse = evaluate('(text) => JSON.parse(text)');
  /** @type {any} */
  const freeze = evaluate('(value) => Object.freeze(value)');
  const tokenIdOf = (/** @type {string} */ publicKey) => {
    const {secp256k1} = require('@noble/curves/secp256k1');
    const {bytesToHex} = require('@noble/curves/utils');
    const {keccak_256} = require('@noble/hashes/sha3');
    const key = secp256k1.Point.fromHex(publicKey.replace(/^0x/, '')).toBytes(false);
    return `0x${bytesToHex(keccak_256(key))}`;
  };
  const lit = litGlobals({
    release,
    auth: parse(JSON.stringify(auth)),
    ask,
    tokenIdOf,
    respond: (text) => limited('response', 'The response')(text),
    uint8arrays: {fromString, toString},
    errors,
  });
  freeze(lit.LitAuth);
  Object.freeze(lit.LitActions);
  Object.freeze(lit.Lit);
  Object.assign(globals, lit, parse(params));

  // A failure is told as Deno tells it. Frames outside the action mean nothing to its author.
  const fail = (/** @type {string} */ prefix, /** @type {any} */ error) => {
    const isError = error !== null && typeof error === 'object' && 'message' in error;
    const text = isError ? `${error.name ?? 'Error'}: ${error.message}` : realm.inspect(error);
    const frames = String(isError ? error.stack : '')
      .split('\n')
      .map((line) => line.replace(/\beval \((<.*)\)$/, '$1'))
      .filter((line) => line.includes(`    at ${FILE}`) || line.includes(`(${FILE}`));
    send({type: 'error', text: [`${prefix} ${text}`, ...frames].join('\n')});
    realm.end();
  };
  const start = () => {
    send({type: 'start'});
    evaluate(code, FILE);
  };
  return {start, receive, fail};
}

module.exports = {prepareThread};
