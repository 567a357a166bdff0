/** Functions that the node provides to an action. A rejected promise rejects in the action. */
export interface ActionHost {
  signEcdsa(request: {
    toSign: Uint8Array;
    /** As the action gave it. */
    publicKey: string;
    sigName: string;
    /** `toSign` is a message that gets the prefix of EIP-191, not a hash. */
    personalMessage: boolean;
  }): Promise<void>;
  checkConditions(request: {
    conditions: unknown;
    authSig: unknown;
    chain: string;
  }): Promise<boolean>;
  /** Refuses what the action may not reach. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /**
   * The remaining functions of `Lit.Actions`, with the one object that they take: `claimKey`,
   * `call`, `getLatestNonce`, `isPermitted…`, `getPermitted…`.
   */
  call(name: string, params: unknown): Promise<unknown>;
}

export interface ActionResult {
  success: boolean;
  /** The last response that was set; empty if none. */
  response: string;
  /** Console output of the action. */
  logs: string;
  /** Why it failed. */
  error?: string;
  /** Which limit ended it. */
  limit?: 'time' | 'memory';
  /** How long it ran, in milliseconds. */
  ms: number;
}

export interface ActionRequest {
  /** A classic script. */
  code: string;
  /** Become globals of the action (`jsParams`). */
  params: Record<string, unknown>;
  /** `Lit.Auth`. */
  auth: unknown;
  host: ActionHost;
  /** 30 seconds by default. */
  timeoutMs?: number;
  /** Heap of the action; 256 by default. */
  memoryMb?: number;
  /** Release 2 has no `claimKey`; 3 by default. */
  release?: 2 | 3;
  /** A running action waits for it: it may not wait for that one's slot. */
  isNested?: boolean;
}

/** Of the response and of the log each. */
const MAX_BYTES = 102_400;
const MAX_FETCHES = 50;
const MAX_SIGNATURES = 10;

interface Question {
  type: 'ask';
  id: number;
  name: string;
  /** Fields that some of the functions take. They may be anything: the host checks them. */
  question: {
    toSign?: ArrayLike<number>;
    message: string;
    publicKey: string;
    sigName: string;
    url: string;
    init: RequestInit;
  };
}

/** A message of a thread. From a hostile action, it may be anything. */
export type ThreadMessage =
  Question | {type: 'start'} | {type: 'log' | 'response' | 'error'; text: unknown};

/** The beginning of a thread; thread.cjs takes it. */
export interface ThreadInput {
  code: string;
  params: string;
  auth: unknown;
  release: 2 | 3;
  maxBytes: number;
}

/** Is told what happens in a thread. */
export interface ThreadListener {
  onMessage(message: ThreadMessage): void;
  /** The thread itself broke down. */
  onFailure(error: string, limit?: ActionResult['limit']): void;
  /** Called once, as the last one. */
  onEnd(): void;
}

/** A thread in which one action runs. */
export interface Thread {
  post(message: object): void;
  /** Ends it, also in the middle of a loop. */
  end(): void;
}

/** Starts a thread: of Node, or of a browser. */
export type StartThread = (
  input: ThreadInput,
  memoryMb: number,
  listener: ThreadListener,
) => Thread;

/** Answers what an action asks, within its limits. */
function answerer(host: ActionHost): (asked: Question) => Promise<unknown> {
  const counts = {fetches: 0, signatures: 0};
  const sign = async (
    toSign: Uint8Array,
    personalMessage: boolean,
    question: Question['question'],
  ) => {
    counts.signatures += 1;
    if (counts.signatures > MAX_SIGNATURES) {
      throw new Error(`An action may sign ${MAX_SIGNATURES} times at most`);
    }
    const {publicKey, sigName} = question;
    await host.signEcdsa({toSign, publicKey, sigName, personalMessage});
    return 'success';
  };
  return async ({name, question}) => {
    switch (name) {
      case 'signEcdsa': {
        const {toSign = []} = question;
        if (toSign.length > MAX_BYTES) throw new Error(`toSign is longer than ${MAX_BYTES} bytes`);
        return sign(Uint8Array.from(toSign), false, question);
      }
      case 'ethPersonalSignMessageEcdsa':
        return sign(new TextEncoder().encode(question.message), true, question);
      case 'checkConditions':
        return host.checkConditions(
          question as unknown as Parameters<ActionHost['checkConditions']>[0],
        );
      case 'fetch': {
        counts.fetches += 1;
        if (counts.fetches > MAX_FETCHES) {
          throw new Error(`An action may fetch ${MAX_FETCHES} times at most`);
        }
        const response = await host.fetch(question.url, question.init);
        const {url, status, statusText} = response;
        const body = new Uint8Array(await response.arrayBuffer());
        return {url, body, init: {status, statusText, headers: [...response.headers]}};
      }
      default:
        return host.call(name, question);
    }
  };
}

/** Actions may throw anything, from the SDK's plain objects to texts. */
const messageOf = (error: unknown): string =>
  (error as {message?: string} | null)?.message ?? String(error);

/**
 * Runs a Lit Action in a thread of its own, until nothing is left that it waits for. Never rejects
 * because of what the action does.
 */
export function runInThread(start: StartThread, request: ActionRequest): Promise<ActionResult> {
  const {code, params, auth, host, timeoutMs = 30_000, memoryMb = 256, release = 3} = request;
  const result: ActionResult = {success: true, response: '', logs: '', ms: 0};
  const answer = answerer(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = Date.now();
  return new Promise((resolve) => {
    const failed = (error: string, limit?: ActionResult['limit']) => {
      Object.assign(result, {success: false, error: result.error ?? error}, limit && {limit});
    };
    const endWith = (error: string, limit?: ActionResult['limit']) => {
      failed(error, limit);
      thread.end();
    };
    const listener: ThreadListener = {
      onMessage(message) {
        switch (message.type) {
          case 'ask':
            answer(message).then(
              (given) => thread.post({id: message.id, answer: given}),
              (error: unknown) => thread.post({id: message.id, error: messageOf(error)}),
            );
            break;
          case 'start':
            // The time that the thread took to load is the machine's, not the action's.
            started = Date.now();
            timer ??= setTimeout(
              () => endWith(`The action took longer than ${timeoutMs} ms`, 'time'),
              timeoutMs,
            );
            break;
          case 'log':
            result.logs += String(message.text);
            // A thread keeps within its limits, unless the action got hold of it.
            if (result.logs.length > MAX_BYTES) endWith('The log is too long');
            break;
          case 'response':
            result.response = String(message.text).slice(0, MAX_BYTES);
            break;
          case 'error':
            failed(String(message.text).slice(0, MAX_BYTES));
        }
      },
      onFailure: failed,
      onEnd() {
        clearTimeout(timer);
        result.ms = Date.now() - started;
        resolve(result);
      },
    };
    const input = {code, params: JSON.stringify(params), auth, release, maxBytes: MAX_BYTES};
    const thread = start(input, memoryMb, listener);
  });
}
