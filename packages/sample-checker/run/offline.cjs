'use strict';

// Preloaded into every process that runs a sample: nothing reaches the network, and what tries is
// told to the checker on file descriptor 2. Plain JavaScript, because Node loads it without a
// compiler, once for each sample.

const dgram = require('node:dgram');
const dns = require('node:dns');
const fs = require('node:fs');
const net = require('node:net');
const util = require('node:util');
const marks = require('./marks.json');

/** Tells the checker, and makes the error that a machine without a network would give. */
function refuse(target) {
  fs.writeSync(2, `${marks.network}${target}\n`);
  const error = new Error(`connect ENETUNREACH ${target}: samples run without a network`);
  return Object.assign(error, {code: 'ENETUNREACH', errno: -101, syscall: 'connect'});
}

function addressOf([first, second]) {
  // net.connect() passes its normalised arguments as an array.
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null) {
    return options.path ?? `${options.host ?? 'localhost'}:${options.port}`;
  }
  return `${typeof second === 'string' ? second : 'localhost'}:${options}`;
}

net.Socket.prototype.connect = function connect(...args) {
  process.nextTick(() => this.destroy(refuse(addressOf(args))));
  return this;
};

net.Server.prototype.listen = function listen() {
  throw refuse('a listening socket');
};

dgram.Socket.prototype.bind = function bind() {
  throw refuse('a datagram socket');
};
dgram.Socket.prototype.send = dgram.Socket.prototype.bind;
dgram.Socket.prototype.connect = dgram.Socket.prototype.bind;

globalThis.fetch = async (resource) => {
  const target =
    typeof resource === 'object' && 'url' in resource ? resource.url : String(resource);
  throw Object.assign(new TypeError('fetch failed'), {cause: refuse(target)});
};

const isLookUp = (name) => /^(?:lookup|resolve|reverse)/.test(name);
for (const name of Object.keys(dns).filter(isLookUp)) {
  dns[name] = (host, ...rest) => process.nextTick(rest.at(-1), refuse(host));
}
for (const name of Object.keys(dns.promises).filter(isLookUp)) {
  dns.promises[name] = (host) => Promise.reject(refuse(host));
}

// A terminal shows both streams in the order they were written; two pipes would not.
process.stderr.write = process.stdout.write.bind(process.stdout);

process.on('uncaughtException', (error) => {
  const text =
    error instanceof Error ? String(error) : util.inspect(error, {breakLength: Infinity});
  const stack = error instanceof Error ? String(error.stack) : '';
  fs.writeSync(2, `${marks.threw}${JSON.stringify({text, stack})}\n`);
  process.exit(1);
});

/** Called between the code that a sample continues and the sample itself. */
globalThis.__ownOutput = () => process.stdout.write(marks.ownOutput);
