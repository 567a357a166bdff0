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
import type {ClientOptions} from 'lit-local-network';
import type {RunPlan} from './plan';
import {startRunner, type Runner} from './runner';

/** Names of the methods that a file declares for an interface. */
function methodsOf(name: string, file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter((declaration) => declaration.name.text === name)
    .flatMap(({members}) => members.map((member) => member.name!.getText()));
}

const runner = startRunner();

afterAll(() => runner.stop());

const plan = (code: string, kind: RunPlan['kind'] = 'module'): RunPlan => ({
  kind,
  beside: {'a.action.js': 'go();\n'},
  files: [{name: '0.ts', text: code}],
});

const run = (code: string, kind?: RunPlan['kind'], version: DocsVersion = 'v3') =>
  runner.run(SDKS[version], plan(code, kind));

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
      'reads a Lit Action that stands beside it',
      `import { readFileSync } from 'node:fs';
      import { readFile } from 'node:fs/promises';
      console.log(readFileSync('a.action.js', 'utf8') + (await readFile('a.action.js', 'utf8')));`,
      prints('go();\ngo();\n'),
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
      'lets tests of Node print their results',
      `import { test } from 'node:test';
      await test('works', () => {});`,
      {ok: true, output: expect.stringContaining('\nok 1 - works\n') as string},
    ],
    [
      'has no storage outside of pages, whatever Node has',
      `console.log(typeof localStorage, typeof sessionStorage);`,
      prints('undefined undefined'),
    ],
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
    const impatient = startRunner({timeLimit: 500});
    const looping = await impatient.run(SDKS.v3, plan('for (;;);'));
    impatient.stop();
    const message = 'does not end within 0.5 s: it loops, or something keeps it alive';
    expect(looping).toEqual({ok: false, message});
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

describe('a runner with a local network', () => {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.end('"from the node"');
  });
  let networked: Runner;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const nodes = {bootstrapUrls: [`${url}/node`]} as ClientOptions;
    const network = {v3: nodes, v2: nodes, v2Jalapeno: nodes, rpc: url, relay: url, control: url};
    const openNetwork = () => Promise.resolve({...network, accounts: [], stop: () => undefined});
    networked = startRunner({openNetwork, laneCount: 1});
  });

  afterAll(() => server.close());

  const ask = (url: string) =>
    networked.run(SDKS.v3, plan(`console.log(await (await fetch('${url}')).text());`));

  it('lets samples reach that alone', async () => {
    expect(await ask('https://cayenne.litgateway.com:7370')).toEqual({
      ...prints('"from the node"'),
      usesNetwork: true,
    });
    expect(await ask('http://127.0.0.1:1')).toMatchObject({
      message: expect.stringContaining('opens a connection to http://127.0.0.1:1') as string,
    });
  });

  it('resets it for the next sample once one has used it', async () => {
    await networked.run(SDKS.v3, plan(''));
    asked = [];
    await ask('https://cayenne.litgateway.com:7370/first');
    await networked.run(SDKS.v3, plan(''));
    await networked.run(SDKS.v3, plan(''));
    expect(asked).toEqual(['/node/first', '/']);
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
