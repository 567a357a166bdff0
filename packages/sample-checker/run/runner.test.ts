import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {isBuiltin} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {SDKS} from '../testing/check-texts';
import {outputPattern} from './output';
import type {ClientOptions} from '../../network/src/network';
import type {RunPlan} from '../imports';
import {startRunner, type RunResult} from './runner';

/** Names of the methods that a file declares for an interface. */
function methodsOf(name: string, file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter((declaration) => declaration.name.text === name)
    .flatMap(({members}) => members.map((member) => member.name!.getText()));
}

const runners = {v2: startRunner(SDKS.v2), v3: startRunner(SDKS.v3)};

afterAll(() => Object.values(runners).forEach(({stop}) => stop()));

const plan = (code: string, kind: RunPlan['kind'] = 'module'): RunPlan => ({
  kind,
  paths: [],
  files: [{name: '0.ts', text: code}],
});

const run = (code: string, kind?: RunPlan['kind'], version: DocsVersion = 'v3') =>
  runners[version].run(plan(code, kind));

const prints = (output: string) => ({ok: true, output: `${output}\n`});
const fails = (message: string, line?: number) => ({ok: false, message, line});

describe('a runner', () => {
  it.each([
    [
      'keeps what a sample prints, on both streams in order',
      `console.log('a');\nconsole.error('b');\nconsole.log({ c: [1] });`,
      prints('a\nb\n{ c: [ 1 ] }'),
    ],
    [
      'finds the packages of the release, and waits for top-level promises',
      `import { LitAbility } from '@lit-protocol/auth-helpers';
      await new Promise((resolve) => setTimeout(resolve, 10));
      console.log(LitAbility.PKPSigning);`,
      prints('pkp-signing'),
    ],
    [
      'stops a sample that prints without end',
      `setInterval(() => console.log('a'.repeat(9000)));`,
      fails('prints more than 256 kB'),
    ],
    [
      'says what a sample throws, and in which line',
      `interface A { b: string }\n\nconst a: A = { b: '' };\nthrow new TypeError(\`bad \${a.b}\`);`,
      fails('throws TypeError: bad ', 4),
    ],
    [
      'says where a sample does not parse',
      'const a = 1;\nconst = 2;',
      fails('does not parse: Expected identifier but found "="', 2),
    ],
    [
      'shows plain objects that the SDK throws',
      `throw { errorCode: 'rpc_error' };`,
      fails("throws { errorCode: 'rpc_error' }"),
    ],
    [
      'notices a promise that is never settled',
      'await new Promise(() => {});',
      fails('waits for a promise that is never settled'),
    ],
    ['says how a sample ends', `process.exit(3);`, fails('ends with exit code 3')],
    [
      'hides the variables of the machine',
      `console.log(process.env.HOME, new Date(0).getTimezoneOffset());`,
      prints('undefined 0'),
    ],
  ])('%s', async (_what, code, expected) => {
    expect(await run(code)).toEqual(expected);
  });

  it.each([
    ['fetch', `await fetch('https://example.org/a').catch(() => {});`, 'https://example.org/a'],
    ['net', `net.connect(443, 'example.org').on('error', () => {});`, 'example.org:443'],
    ['tls', `tls.connect(443, 'example.org').on('error', () => {});`, 'example.org:443'],
    ['https', `https.get('https://example.org').on('error', () => {});`, 'example.org:443'],
    ['dns', `await dns.promises.lookup('example.org').catch(() => {});`, 'example.org'],
    ['http', `try { http.createServer().listen(0); } catch {}`, 'a listening socket'],
    ['dgram', `try { dgram.createSocket('udp4').send('', 1); } catch {}`, 'a datagram socket'],
    [
      'the SDK',
      `import { LitNodeClientNodeJs } from '@lit-protocol/lit-node-client-nodejs';
       const client = new LitNodeClientNodeJs({ litNetwork: 'cayenne', debug: false, connectTimeout: 500 });
       await client.connect().catch(() => {});
       process.exit();`,
      'cayenne.litgateway.com',
    ],
  ])('reports a connection by %s, even one that the sample catches', async (by, code, target) => {
    const imported = isBuiltin(by) ? `import ${by} from 'node:${by}';\n` : '';
    expect(await run(imported + code)).toEqual({
      ok: false,
      message: expect.stringMatching(`opens a connection to .*${target}`) as string,
    });
  });

  it('stops a sample that loops for ever', async () => {
    const runner = startRunner(SDKS.v3, {timeLimit: 2000});
    const looping = await runner.run(plan('for (;;);'));
    runner.stop();
    const message = 'does not end within 2 s: it loops, or something keeps it alive';
    expect(looping).toEqual({ok: false, isTransient: true, message});
  });

  it.each([
    ['write files', `import fs from 'node:fs';\nfs.writeFileSync('a.txt', '');`],
    ['start processes', `import { execSync } from 'node:child_process';\nexecSync('ls');`],
  ])('does not let a sample %s', async (_what, code) => {
    expect(await run(code)).toMatchObject({
      message: expect.stringContaining('restricted') as string,
    });
  });
});

describe('samples that share a process', () => {
  const HEALTHY = `
    import {ethers} from 'ethers';
    await new Promise((resolve) => setTimeout(resolve, 5));
    console.log([' a '].map((text) => text.trim()), process.env.SPOILT, process.env.TZ, 'spoilt' in globalThis);
    console.log(new Date(0).toISOString(), process.cwd() === '/', process.listenerCount('uncaughtException'));
    console.log(await new ethers.Wallet('0x'.padEnd(66, '1')).getAddress(), String(fetch).length, process.argv.length);`;

  let expected: RunResult;

  beforeAll(async () => {
    const alone = startRunner(SDKS.v3, {isAlone: true});
    expected = await alone.run(plan(HEALTHY));
    alone.stop();
    expect(expected).toMatchObject({ok: true});
  });

  it.each([
    ['fetch', `globalThis.fetch = () => 'spoilt';`],
    ['the console', `console.log = () => {}; console.group();`],
    ['what is printed', `process.stdout.write = () => true;`],
    ['prototypes', `Array.prototype.map = () => ['spoilt']; delete String.prototype.trim;`],
    ['variables', `process.env.SPOILT = '1'; delete process.env.TZ;`],
    [
      'globals',
      `globalThis.spoilt = 1; globalThis.Date = class {}; globalThis.setTimeout = () => {};`,
    ],
    ['listeners', `process.on('uncaughtException', () => {});`],
    ['the folder', `process.chdir('/');`],
    [
      'the SDK',
      `import {ethers} from 'ethers'; ethers.Wallet.prototype.getAddress = () => 'spoilt';`,
    ],
  ])('find %s as they were', async (_what, spoils) => {
    const results = await Promise.all([run(spoils), run(HEALTHY), run(HEALTHY)]);
    expect(results.slice(1)).toEqual([expected, expected]);
  });

  it.each([
    ['what nobody can put back', `Object.defineProperty(globalThis, 'spoilt', {value: 1});`],
    ['a timer', `setInterval(() => console.log('spoilt'), 1).unref();`],
    ['a timer that keeps the process alive', `setInterval(() => {}, 1);`],
    ['the end of the process', `process.exit(0);`],
    ['an exit code', `process.exitCode = 1;`],
    ['an error', `setTimeout(() => { throw new Error('spoilt'); });`],
    ['a process without listeners', `process.removeAllListeners();`],
  ])('are run again where one leaves %s', async (_what, spoils) => {
    const runner = startRunner(SDKS.v3);
    // Nobody waits for it, as it may never end.
    void runner.run(plan(spoils));
    const pattern = outputPattern((expected as {output: string}).output);
    const results = await Promise.all([1, 2].map(() => runner.run(plan(HEALTHY), pattern)));
    runner.stop();
    expect(results).toEqual([expected, expected]);
  });

  it('count by what they do alone', async () => {
    const runner = startRunner(SDKS.v3);
    // Node keeps it where nobody can put it back.
    const counts = `performance.mark('a'); console.log(performance.getEntriesByName('a').length);`;
    // In any order: each starts when it is compiled.
    const outputs = async (pattern?: string) => {
      const results = await Promise.all([1, 2].map(() => runner.run(plan(counts), pattern)));
      return results.map((result) => result.ok && result.output).sort();
    };
    expect(await outputs()).toEqual(['1\n', '2\n']);
    expect(await outputs('^1\\s*$')).toEqual(['1\n', '1\n']);
    runner.stop();
  });

  it('may be told of a local network, and reach that alone', async () => {
    const server = createServer((_request, response) => response.end('"from the node"'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const nodes = {bootstrapUrls: [`http://${address}`]} as ClientOptions;
    const url = `http://${address}`;
    const network = {v3: nodes, v2: nodes, v2Jalapeno: nodes, rpc: url, relay: url, control: url};
    const runner = startRunner(SDKS.v3, {networks: [{...network, accounts: []}]});
    const ask = (asked: string) => `console.log(await (await fetch(${asked})).text());`;
    expect(await runner.run(plan(ask(`'https://cayenne.litgateway.com:7370'`)))).toEqual({
      ok: true,
      output: '"from the node"\n',
      usesNetwork: true,
    });
    expect(await runner.run(plan(ask(`'http://127.0.0.1:1'`)))).toMatchObject({
      message: expect.stringContaining('opens a connection to http://127.0.0.1:1') as string,
    });
    runner.stop();
    server.close();
  });
});

describe('a runner of Lit Actions', () => {
  it.each([
    [
      'records the calls instead of carrying them out',
      `const go = async () => {
      const toSign = ethers.utils.arrayify(ethers.utils.id('Hello'));
      const answer = await Lit.Actions.signEcdsa({ toSign, publicKey: '0x04', sigName: 'sig1' });
      LitActions.setResponse({ response: JSON.stringify({ answer }) });
    };
    go();`,
      prints(`Lit.Actions.signEcdsa({
  toSign: Uint8Array(32) 0x06b3dfaec148fb1bb2b066f10ec285e7c9bf402ab32aa78a5d38e34566810cd2,
  publicKey: '0x04',
  sigName: 'sig1'
})
Lit.Actions.setResponse({ response: '{"answer":"success"}' })`),
    ],
    [
      'answers what the sample wants',
      `nodeAnswers.getPermittedActions = ['Qm'];
    nodeAnswers.isPermittedAction = ({ ipfsId }) => ipfsId === 'Qm';
    nodeAnswers.fetch = (url) => ({ url });
    const go = async () => {
      await Lit.Actions.getPermittedActions({ tokenId: '0x' });
      const one = await Lit.Actions.isPermittedAction({ tokenId: '0x', ipfsId: 'Qm' });
      const other = await Lit.Actions.isPermittedAction({ tokenId: '0x', ipfsId: 'Qn' });
      console.log(one, other, await (await fetch('https://example.org')).json());
    };
    go();`,
      prints(`Lit.Actions.getPermittedActions({ tokenId: '0x' })
Lit.Actions.isPermittedAction({ tokenId: '0x', ipfsId: 'Qm' })
Lit.Actions.isPermittedAction({ tokenId: '0x', ipfsId: 'Qn' })
true false { url: 'https://example.org' }`),
    ],
    [
      'has nothing of Node',
      `console.log(typeof process, typeof require, typeof Buffer);`,
      prints('undefined undefined undefined'),
    ],
    [
      'blocks the network',
      `fetch('https://example.org').catch(() => {});`,
      {
        ok: false,
        message: expect.stringContaining('opens a connection to https://example.org') as string,
      },
    ],
  ])('%s', async (_what, code, expected) => {
    expect(await run(code, 'action')).toEqual(expected);
  });

  it('signs nothing but hashes', async () => {
    const code = `Lit.Actions.signEcdsa({ toSign: new Uint8Array(5), publicKey: '0x04', sigName: 'a' });`;
    const problem = 'throws Error: signEcdsa signs a hash of 32 bytes, not 5 bytes';
    expect(await run(code, 'action')).toMatchObject({message: problem});
    expect(await run(code, 'action', 'v2')).toMatchObject({ok: true});
  });

  it.each(DOCS_VERSIONS)('has the functions that %s declares, and no others', async (version) => {
    const declared = ['common', version].flatMap((part) =>
      methodsOf('LitActionsApi', path.join('static/types', `lit-actions-${part}.d.ts`)),
    );
    const result = await run('console.log(Object.keys(Lit.Actions).join());', 'action', version);
    expect(result.ok && result.output.trim().split(',').sort()).toEqual(declared.sort());
  });
});
