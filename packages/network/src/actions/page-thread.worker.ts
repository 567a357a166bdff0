// The thread of a browser in which one Lit Action runs: a worker in a frame without an origin (features/run-action).
import {platformGlobals} from './globals.cjs';
import type {ThreadInput} from './host.shared';
import {format, inspect} from './inspect.shared';
import {prepareThread} from './thread.cjs';

/** Names that ECMAScript gives every realm; the bundler puts them here. */
declare const ECMASCRIPT_NAMES: readonly string[];

/** The first message to the thread; a port comes with it. */
export interface PageThreadInput extends ThreadInput {
  /** The script of ethers, for actions that name it. */
  ethers: string;
}

/** Limit of one message of an action, in bytes: the page takes all of it into its own memory. */
const MOST_SENT = 1_000_000;

// Kept from before the action runs, which could replace them.
const evaluate = globalThis.eval;
const realSetTimeout = setTimeout.bind(globalThis);
const rejectPromise = Promise.reject.bind(Promise);
const isView = ArrayBuffer.isView.bind(ArrayBuffer);
const {values, defineProperty, getOwnPropertyNames, getPrototypeOf} = Object;

/** Counts what a value takes, and throws when it is too much. */
function weigh(value: unknown, left = MOST_SENT): number {
  let rest = left - 8;
  if (typeof value === 'string') rest -= value.length;
  else if (value instanceof ArrayBuffer || isView(value)) rest -= value.byteLength;
  else if (value instanceof Blob) rest -= value.size;
  else if (typeof value === 'object' && value !== null) {
    const items = value instanceof Map || value instanceof Set ? [...value] : values(value);
    for (const item of items) rest = weigh(item, rest);
  }
  if (rest < 0) throw new RangeError(`An action may send ${MOST_SENT} bytes at once`);
  return rest;
}

/**
 * Rejected once nothing seems to be left to do. Browsers tell of rejections that nobody handles in their order: when they tell
 * of this one, they have told of the action's.
 */
const LAST = Symbol('last');

/** Counts what an action waits for. */
class Work {
  private open = 0;

  get isDone(): boolean {
    return this.open === 0;
  }

  begin = (): void => void (this.open += 1);

  end = (): void => {
    this.open -= 1;
    if (this.isDone) realSetTimeout(() => this.isDone && void rejectPromise(LAST));
  };

  /** Has functions of an object that return promises count as work. */
  watch(owner: object, names: readonly string[]): void {
    const methods = owner as Record<string, ((...args: unknown[]) => Promise<unknown>) | undefined>;
    const {begin, end} = this;
    for (const name of names) {
      const method = methods[name];
      if (typeof method !== 'function') continue;
      methods[name] = function (this: unknown, ...args: unknown[]) {
        const result = method.apply(this, args);
        begin();
        result.then(end, end);
        return result;
      };
    }
  }

  /** Has timers count as work until they have fired or are cleared. */
  watchTimers(): void {
    const timers = new Set<number>();
    const drop = (id: unknown): void => {
      if (timers.delete(id as number)) this.end();
    };
    const real = {
      setTimeout: realSetTimeout,
      setInterval: setInterval.bind(globalThis),
      clearTimeout: clearTimeout.bind(globalThis),
      clearInterval: clearInterval.bind(globalThis),
    };
    const starter =
      (name: 'setTimeout' | 'setInterval') =>
      (callback: unknown, delay?: number, ...args: unknown[]): number => {
        if (typeof callback !== 'function') {
          throw new TypeError('The "callback" argument must be of type function.');
        }
        const run = (): void => {
          try {
            (callback as (...args: unknown[]) => void)(...args);
          } finally {
            if (name === 'setTimeout') drop(id);
          }
        };
        const id = real[name](run, delay) as unknown as number;
        timers.add(id);
        this.begin();
        return id;
      };
    const stopper = (name: 'clearTimeout' | 'clearInterval') => (id: unknown) => {
      real[name](id as number);
      drop(id);
    };
    Object.assign(globalThis, {
      setTimeout: starter('setTimeout'),
      setInterval: starter('setInterval'),
      clearTimeout: stopper('clearTimeout'),
      clearInterval: stopper('clearInterval'),
    });
  }
}

/** Takes away what nodes do not have. That nothing of it could do harm is up to the frame's policy, not to this. */
function strip(): void {
  const kept = new Set([...ECMASCRIPT_NAMES, ...Object.keys(platformGlobals(globalThis)), 'self']);
  for (
    let owner: object | null = globalThis;
    owner;
    owner = getPrototypeOf(owner) as object | null
  ) {
    if (owner === EventTarget.prototype || owner === Object.prototype) continue;
    for (const name of getOwnPropertyNames(owner)) {
      if (!kept.has(name)) Reflect.deleteProperty(owner, name);
    }
  }
}

/** Nodes make no code of texts. */
function refuseTexts(): void {
  const refuse = function (): never {
    throw new EvalError('Code generation from strings disallowed for this context');
  };
  refuse.prototype = Function.prototype;
  Object.assign(globalThis, {eval: refuse, Function: refuse});
  for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    defineProperty(getPrototypeOf(kind), 'constructor', {value: refuse});
  }
}

function begin(input: PageThreadInput, port: MessagePort): void {
  // Bound, so that the action never gets hold of the port.
  const send = port.postMessage.bind(port);
  const end = (): void => send({type: 'end'});
  const work = new Work();
  const isAsking = {now: false};
  const bodies = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'];
  const subtle = ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'exportKey'];
  subtle.push('generateKey', 'importKey', 'sign', 'unwrapKey', 'verify', 'wrapKey');
  for (const owner of [Request, Response, Blob]) work.watch(owner.prototype, bodies);
  work.watch(ReadableStreamDefaultReader.prototype, ['read']);
  // Only where the connection is secure.
  if ('SubtleCrypto' in globalThis) work.watch(SubtleCrypto.prototype, subtle);
  work.watch(WebAssembly, ['compile', 'instantiate']);
  work.watchTimers();
  const listen = addEventListener.bind(globalThis);
  strip();
  const {start, receive, fail} = prepareThread(input, {
    globals: globalThis,
    evaluate: (code, file) => evaluate(file ? `${code}\n//# sourceURL=${file}` : code) as unknown,
    send: (message) => {
      weigh(message);
      send(message);
    },
    onPending: (count) => {
      const asks = count > 0;
      if (asks && !isAsking.now) work.begin();
      if (!asks && isAsking.now) work.end();
      isAsking.now = asks;
    },
    end,
    format,
    inspect: (value) => inspect(value),
    readEthers: () => input.ethers,
    loadJwt: () => {
      throw new Error('jwt is not in the page: run the action with lit-local-network');
    },
  });
  port.onmessage = ({data}) => receive(data as Parameters<typeof receive>[0]);
  listen('unhandledrejection', (event) => {
    event.preventDefault();
    if (event.reason !== LAST) fail('Uncaught (in promise)', event.reason);
    else if (work.isDone) end();
  });
  listen('error', (event) => {
    event.preventDefault();
    fail('Uncaught', event.error);
  });
  work.begin();
  refuseTexts();
  try {
    start();
  } catch (error) {
    fail('Uncaught', error);
  }
  work.end();
}

addEventListener(
  'message',
  ({data, ports}: MessageEvent<PageThreadInput>) => begin(data, ports[0]!),
  {once: true},
);
