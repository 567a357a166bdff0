import {ethers} from 'ethers';
import {describe, expect, it} from 'vitest';
import type {ActionHost, ActionRequest} from './host.shared';
import {runAction} from './run-action';

const wallet = new ethers.Wallet(ethers.utils.id('a PKP'));

/** A node that signs with one key, and keeps what it was asked. */
function host(overrides: Partial<ActionHost> = {}) {
  const signatures: Record<string, string> = {};
  const calls: unknown[] = [];
  const self: ActionHost = {
    async signEcdsa({toSign, sigName, personalMessage}) {
      signatures[sigName] = personalMessage
        ? await wallet.signMessage(toSign)
        : ethers.utils.joinSignature(wallet._signingKey().signDigest(toSign));
    },
    checkConditions: async () => true,
    fetch: async (url) => Response.json({url}),
    async call(name, params) {
      calls.push([name, params]);
      return '0x1';
    },
    ...overrides,
  };
  return {self, signatures, calls};
}

const run = (code: string, {host: given = host().self, ...rest}: Partial<ActionRequest> = {}) =>
  runAction({code, params: {}, auth: {authSigAddress: null}, host: given, ...rest});

/** The response that an action sets. */
const respond = (expression: string, rest?: Partial<ActionRequest>) =>
  run(`(async () => Lit.Actions.setResponse({response: String(await (${expression}))}))()`, rest);

describe('an action', () => {
  it('signs hashes and messages with the keys of its node', async () => {
    const {self, signatures} = host();
    const {success, logs} = await run(
      `const go = async () => {
        const toSign = ethers.utils.arrayify(ethers.utils.id(text));
        console.log(await Lit.Actions.signEcdsa({toSign, publicKey, sigName: 'hash'}));
        await LitActions.ethPersonalSignMessageEcdsa({message: text, publicKey, sigName: 'text'});
        await Lit.Actions.signEcdsa({toSign: [...toSign], publicKey, sigName: 'array'});
      };
      go();`,
      {host: self, params: {text: 'hello', publicKey: wallet.publicKey}},
    );
    expect({success, logs}).toEqual({success: true, logs: 'success\n'});
    const hash = ethers.utils.id('hello');
    expect(ethers.utils.recoverAddress(hash, signatures.hash!)).toBe(wallet.address);
    expect(ethers.utils.verifyMessage('hello', signatures.text!)).toBe(wallet.address);
    expect(signatures.array).toBe(signatures.hash);
  });

  it('may put something else where ethers is', async () => {
    const own = await run(
      `var ethers = {version: 'own'};
      Lit.Actions.setResponse({response: typeof ethers + globalThis.ethers.version});`,
    );
    expect(own.response).toBe('objectown');
  });

  it('finds its parameters, who calls, and the helpers as globals', async () => {
    const auth = {authSigAddress: '0x1', actionIpfsIds: ['Qm'], authMethodContexts: []};
    const {response} = await respond(
      `JSON.stringify([n, list.map((x) => x * 2), Array.isArray(list), Lit.Auth.authSigAddress,
        Object.isFrozen(LitAuth), uint8arrayToString(uint8arrayFromString('ff', 'base16'), 'base64'),
        new TextEncoder().encode('é') instanceof Uint8Array, ethers.version])`,
      {params: {n: 1, list: [1, 2]}, auth},
    );
    expect(JSON.parse(response)).toEqual([
      1,
      [2, 4],
      true,
      '0x1',
      true,
      '/w',
      true,
      'ethers/5.7.2',
    ]);
  });

  it('asks its node for the rest', async () => {
    const {self, calls} = host({checkConditions: async ({chain}) => chain === 'ethereum'});
    const {response} = await respond(
      `Promise.all([
        Lit.Actions.checkConditions({conditions: [], authSig: {}, chain: 'ethereum'}),
        Lit.Actions.getLatestNonce({address: '0x', chain: 'ethereum'}),
      ])`,
      {host: self},
    );
    expect(response).toBe('true,0x1');
    expect(calls).toEqual([['getLatestNonce', {address: '0x', chain: 'ethereum'}]]);
  });

  it('has claimKey in release 3 alone', async () => {
    expect((await respond('typeof Lit.Actions.claimKey')).response).toBe('function');
    expect((await respond('typeof Lit.Actions.claimKey', {release: 2})).response).toBe('undefined');
  });

  it('fetches through its node, in ethers too', async () => {
    const asked: string[] = [];
    const {self} = host({
      async fetch(url, init) {
        asked.push(`${init?.method} ${url} ${new TextDecoder().decode(init?.body as Uint8Array)}`);
        return Response.json({jsonrpc: '2.0', id: 1, result: '0x7'}, {status: 200});
      },
    });
    const {response, error} = await respond(
      `(async () => {
        const answer = await fetch('http://127.0.0.1/a', {method: 'POST', body: 'b'});
        const provider = new ethers.providers.StaticJsonRpcProvider('http://127.0.0.1/rpc', 1);
        return [answer.ok, answer.url, (await answer.json()).result, await provider.getBlockNumber()];
      })()`,
      {host: self},
    );
    expect(error).toBeUndefined();
    expect(response).toBe('true,,0x7,7');
    expect(asked[0]).toBe('POST http://127.0.0.1/a b');
    expect(asked[1]).toContain('POST http://127.0.0.1/rpc {"method":"eth_blockNumber"');
  });

  it('gets errors of its node as rejections', async () => {
    const {self} = host({fetch: () => Promise.reject(new Error('out of reach'))});
    const {response} = await respond(
      `fetch('http://example.org').catch((error) => error instanceof Error && error.message)`,
      {host: self},
    );
    expect(response).toBe('out of reach');
  });

  it('keeps nothing for the next', async () => {
    await run('globalThis.left = 1; Array.prototype.left = 1;');
    expect((await respond('typeof left + [].left')).response).toBe('undefinedundefined');
  });

  it.each(['process', 'require', 'module', 'Buffer'])('finds no %s', async (name) => {
    expect((await respond(`typeof ${name}`)).response).toBe('undefined');
  });

  it('reads and verifies tokens with jsonwebtoken', async () => {
    const {response} = await respond(
      `jwt.verify(jwt.sign({user: 'ann'}, 'secret'), 'secret').user + jwt.decode('a.e30.c')`,
    );
    expect(response).toBe('annnull');
  });

  it('has the id of a key at once', async () => {
    const {response} = await respond(`Lit.Actions.pubkeyToTokenId({publicKey}).length`, {
      params: {publicKey: wallet._signingKey().compressedPublicKey},
    });
    expect(response).toBe('66');
  });

  it.each(['eval("1")', 'new Function("return 1")()'])('may not %s', async (code) => {
    const {success, error} = await run(code);
    expect(success).toBe(false);
    expect(error).toMatch(/^Uncaught EvalError: /);
  });
});

describe('an action that fails', () => {
  it.each([
    ['throw new Error("boom")', 'Uncaught Error: boom'],
    ['(async () => { throw new TypeError("boom") })()', 'Uncaught (in promise) TypeError: boom'],
    ['setTimeout(() => { throw "text" })', "Uncaught 'text'"],
    ['const = 1', "Uncaught SyntaxError: Unexpected token '='"],
    ['Promise.reject(null)', 'Uncaught (in promise) null'],
    ['import("fs")', 'Uncaught (in promise) TypeError: '],
    ['Lit.Actions.signEcdsa({sigName: ""})', 'Uncaught (in promise) RangeError: '],
    ['Lit.Actions.call({params: () => 1})', 'Uncaught (in promise) DataCloneError: '],
    ['Lit.Actions.setResponse({response: {}})', 'Uncaught TypeError: response must be a string'],
    ['Lit.Actions.setResponse({response: "x".repeat(102401)})', 'Uncaught Error: The response is'],
    ['for (;;) console.log("x".repeat(1000))', 'Uncaught Error: The log is longer'],
  ])('%s', async (code, start) => {
    const {success, error} = await run(`console.log('before');\n${code}`);
    expect(success).toBe(false);
    expect(error!.startsWith(start), error).toBe(true);
  });

  it('says where', async () => {
    const {error, logs} = await run('console.log(1, {a: [2]});\nthrow new Error("boom")');
    expect(error).toMatch(/^Uncaught Error: boom\n {4}at <user_provided_script>:2:7/);
    expect(logs).toBe('1 { a: [ 2 ] }\n');
  });

  it.each([
    ['an endless loop', 'for (;;);'],
    ['a promise that never ends', 'setInterval(() => {}, 10)'],
  ])('is ended in time: %s', async (_, code) => {
    const result = await run(`console.log('before');${code}`, {timeoutMs: 300});
    expect(result).toMatchObject({success: false, limit: 'time', logs: 'before\n'});
  });

  it('is ended when it takes too much memory', async () => {
    const result = await run('const all = []; for (;;) all.push({a: Math.random()});', {
      memoryMb: 32,
    });
    expect(result).toMatchObject({success: false, limit: 'memory'});
  });

  it('fetches 50 times, signs 10 times at most', async () => {
    const fetches =
      '(async () => { for (let i = 0; i < 51; i++) await fetch("http://127.0.0.1"); })()';
    expect((await run(fetches)).error).toContain('fetch 50 times');
    const signs =
      '(async () => { for (let i = 0; i < 11; i++) await Lit.Actions.signEcdsa({toSign: new Uint8Array(32), sigName: "s"}); })()';
    expect((await run(signs)).error).toContain('sign 10 times');
  });
});
