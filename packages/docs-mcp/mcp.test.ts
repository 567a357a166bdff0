import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import type {SdkFacts} from '../sdk-facts/facts';
import {writeIndex} from '../search-engine/build-index';
import {section} from '../search-engine/testing/records';
import {errorsOf} from '../../features/mcp/errors';
import {DATA_FILE, type SiteData} from './data';
import {findPage} from './pages';
import {openSite} from './site';

const HOME = 'https://docs.example/docs/';
const PAGE = `<h1>Encryption</h1>
  <figure class="code"><figcaption><span class="code-name">Shell</span></figcaption><pre>npm i</pre></figure>
  <figure class="code"><figcaption><span class="code-name">encrypt.ts</span></figcaption><pre>encrypt();
</pre></figure>
  <p class="proof">Checked against 3.0.24</p>
  <figure class="code code-output"><figcaption><span class="code-name">Output</span></figcaption><pre>done</pre></figure>
  <p class="proof">Checked against 3.0.24 and run</p>
  <dl class="errors">
    <div><dt><a class="hash-link" id="not-ready"></a><span><code>LitNodeClient is not ready</code></span></dt>
      <dd class="meaning">Nothing is connected.</dd><dd><b>Cause </b>No <code>connect()</code>.</dd><dd><b>Fix </b>Await it.</dd></div>
    <div><dt><a class="hash-link" id="4001"></a><span><code>4001</code></span></dt>
      <dd><b>Cause </b>The user declined.</dd><dd><b>Fix </b>Ask again.</dd></div>
  </dl>`;

const factsOf = (release: string, contractsOf: string): SdkFacts => ({
  release,
  contractsOf,
  chains: [
    {
      ...{key: 'chronicleTestnet', name: 'Chronicle - Lit Protocol Testnet', chainId: '175177'},
      ...{symbol: 'LIT', decimals: 18, family: 'EVM', networks: [], accessControl: true, pkp: true},
      ...{explorer: 'https://explorer.example', rpc: undefined},
    },
  ],
  contracts: [
    {
      ...{
        name: 'PKPNFT',
        address: `0x${release.slice(0, 1).repeat(40)}`,
        purpose: 'PKPs as tokens',
      },
      ...{explorer: 'https://explorer.example', functions: {read: ['mintCost'], write: []}},
    },
  ],
});

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
let client: Client;

/** What a tool answers, and whether it is marked as an error. */
async function ask(tool: string, input: Record<string, unknown>): Promise<[string, boolean?]> {
  const {content, isError} = await client.callTool({name: tool, arguments: input});
  const [first] = content;
  return [first?.type === 'text' ? first.text : '', isError];
}

async function connect(place: string): Promise<Client> {
  const connected = new Client({name: 'test', version: '0.0.0'});
  const args = [path.join(__dirname, 'bin.cjs'), place];
  // Editors start servers in folders of their own.
  await connected.connect(
    new StdioClientTransport({command: process.execPath, args, cwd: tmpdir()}),
  );
  return connected;
}

beforeAll(async () => {
  const route = '/v3/sdk/encryption';
  const data: SiteData = {
    home: HOME,
    pages: [
      {path: route, title: 'Encryption'},
      {path: '/v3/', title: 'Overview'},
    ],
    errors: errorsOf({route, file: '', html: '', document: load(`<main>${PAGE}</main>`)}, route),
    facts: {v3: factsOf('3.0.24', 'cayenne'), v2: factsOf('2.2.63', 'serrano')},
  };
  mkdirSync(path.join(folder, route), {recursive: true});
  writeFileSync(path.join(folder, route, 'index.html'), PAGE);
  writeFileSync(path.join(folder, `${route}.md`), '# Encryption\n');
  writeFileSync(path.join(folder, 'v3/index.md'), '# Overview\n');
  writeFileSync(path.join(folder, DATA_FILE), JSON.stringify(data));
  await writeIndex(
    [
      section(`/docs${route}`, 'Encryption', 'Encrypt a string.'),
      section(`/docs${route}#store`, 'Encryption > What to store', 'The ciphertext and its hash.'),
    ],
    folder,
  );
  client = await connect(folder);
});

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true});
});

test('search gives the place, the address and the words of each section', async () => {
  const [answer] = await ask('search', {query: 'hash', area: 'v3'});
  expect(answer).toBe(
    `1 of 1 sections about "hash"\n\nEncryption > What to store (v3)\n${HOME}v3/sdk/encryption#store\nThe ciphertext and its hash.`,
  );
});

describe('page', () => {
  it.each([
    '/v3/sdk/encryption',
    'v3/sdk/Encryption/',
    '/docs/v3/sdk/encryption.md',
    `${HOME}v3/sdk/encryption#store`,
  ])('gives %s as Markdown', async (page) => {
    expect(await ask('page', {page})).toEqual(['# Encryption\n', undefined]);
  });

  it('gives the first page of a version', async () => {
    expect(await ask('page', {page: '/v3/index.md'})).toEqual(['# Overview\n', undefined]);
  });

  it('names the nearest pages if there is none', async () => {
    expect(await ask('page', {page: '/v3/encription'})).toEqual([
      `/v3/encription: is no page; the nearest are ${HOME}v3/sdk/encryption`,
      true,
    ]);
  });
});

describe('sample', () => {
  const page = '/v3/sdk/encryption';

  it('gives the code with its release, what it prints and whether it was run', async () => {
    expect(await ask('sample', {page, title: 'encrypt.ts'})).toEqual([
      [
        `From ${HOME}v3/sdk/encryption`,
        'encrypt.ts:\n```ts\nencrypt();\n```\nChecked against 3.0.24',
        'Output:\n```\ndone\n```\nChecked against 3.0.24 and run',
      ].join('\n\n'),
      undefined,
    ]);
  });

  it('lists the names without one, and with a wrong one', async () => {
    const [names] = await ask('sample', {page});
    expect(names).toBe(`Samples of ${HOME}v3/sdk/encryption: Shell, encrypt.ts`);
    const [wrong, isError] = await ask('sample', {page, title: 'decrypt.ts'});
    expect(wrong).toMatch(/has no sample "decrypt.ts"; its samples are Shell, encrypt.ts$/);
    expect(isError).toBe(true);
  });
});

describe('error', () => {
  const NOT_READY = `LitNodeClient is not ready\nNothing is connected.\nCause: No connect().\nFix: Await it.\n${HOME}v3/sdk/encryption#not-ready`;

  it.each(['LitNodeClient is not ready', 'Error: LitNodeClient is not ready.', 'not ready'])(
    'explains "%s"',
    async (message) => {
      expect(await ask('error', {message})).toEqual([NOT_READY, undefined]);
    },
  );

  it('gives what is most alike for other words', async () => {
    const [answer] = await ask('error', {message: 'the client was not redy'});
    expect(answer).toBe(`No error is called that. These are the most alike:\n\n${NOT_READY}`);
  });

  it('says so if no page explains it', async () => {
    expect(await ask('error', {message: '4001', version: 'v2'})).toEqual([
      '4001: is explained on no page; try "search" with what the code was doing',
      true,
    ]);
  });
});

test('chain finds a chain of either release by key, name or id', async () => {
  const [byId] = await ask('chain', {chain: '175177'});
  expect(byId).toMatch(/^v3, SDK 3\.0\.24: \[\{"key":"chronicleTestnet",/);
  expect(byId).toContain('\n\nv2, SDK 2.2.63: [{"key":"chronicleTestnet",');
  expect((await ask('chain', {chain: 'Chronicle - Lit Protocol Testnet'}))[0]).toBe(byId);
  expect(await ask('chain', {chain: 'base', version: 'v2'})).toEqual([
    'base: is no chain of the SDK; there are chronicleTestnet',
    true,
  ]);
});

test('contract finds a contract by name or address, with its network and functions', async () => {
  const [byName] = await ask('contract', {contract: 'pkpnft', version: 'v3'});
  expect(byName).toMatch(/^v3, SDK 3\.0\.24: \[\{"name":"PKPNFT","address":"0x3+",/);
  expect(byName).toContain('"functions":{"read":["mintCost"],"write":[]},"network":"cayenne"');
  expect((await ask('contract', {contract: `0X${'3'.repeat(40)}`}))[0]).toBe(byName);
  expect((await ask('contract', {contract: 'NoSuch'}))[0]).toMatch(/there are PKPNFT$/);
});

test.each([
  ['<!doctype html>', 'is no JSON'],
  ['{}', 'home: is missing'],
  ['[]', 'Invalid input: expected object, received array'],
  ['{"home": "https://docs.example/", "pages": [{}]}', 'pages.0.path: is missing'],
])('mcp.json with %s is refused in one line', async (text, problem) => {
  const place = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  writeFileSync(path.join(place, DATA_FILE), text);
  await expect(openSite(place)).rejects.toThrow(
    `${place}: mcp.json: ${problem}; build the site with the release of this server, by "npm run build"`,
  );
});

test('a message that is too long ends the server with a line, one of another kind is passed over', () => {
  const send = (input: string): [status: number | null, said: string] => {
    const args = [path.join(__dirname, 'bin.cjs'), folder];
    const {status, stderr} = spawnSync(process.execPath, args, {input, encoding: 'utf8'});
    return [status, stderr.trim()];
  };
  expect(send('a'.repeat(11_000_000))).toEqual([
    1,
    'stdin: a message has more than 10485760 bytes, so the connection is closed; send shorter ones',
  ]);
  expect(send('{}\n')).toEqual([
    0,
    expect.stringMatching(/^stdin: a message is not of the protocol: .+$/),
  ]);
});

test.each([
  ['search', {query: ' '}, 'query: must not be empty'],
  ['search', {query: 'a', area: 'v4'}, 'area: Invalid option: expected one of "v3"|"v2"|'],
  ...['http://[', '/%', '/%zz', '/v3/%ff'].map(
    (page) =>
      ['page', {page}, `${page}: is no address; ask for a path, such as /v3/usecases`] as const,
  ),
  ...['https://evil.example/v3/sdk/encryption', '//evil.example/v3/', 'mailto:a@evil.example'].map(
    (page) =>
      [
        'page',
        {page},
        `${page}: is no page of ${HOME}; ask for a path, such as /v3/usecases`,
      ] as const,
  ),
] as const)('%s answers %j with one line', async (tool, input, line) => {
  const [answer, isError] = await ask(tool, input);
  expect(isError).toBe(true);
  expect(answer).toContain(line);
  expect(answer).not.toContain('\n');
});

describe('a site on the web', () => {
  let host: Server;
  beforeAll(async () => {
    host = createServer(({url = ''}, response) => {
      try {
        response.end(readFileSync(path.join(folder, url.replace(/^\/docs/, ''))));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => host.close());
  const addressOfHost = (): string => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

  it('answers as its folder does', async () => {
    const site = await openSite(`${addressOfHost()}/docs`);
    expect(await findPage(site, `${addressOfHost()}/docs/v3`)).toBe('/v3/');
    expect(await site.read('v3/sdk/encryption.md')).toBe('# Encryption\n');
    expect((await site.search({query: 'hash', areas: ['v3'], limit: 1})).total).toBe(1);
  });

  it('is asked for in one line if it is not there', async () => {
    await expect(openSite(`${addressOfHost()}/else`)).rejects.toThrow(
      `${addressOfHost()}/else: has no file mcp.json (status 404)`,
    );
    await expect(openSite('/no/such/folder')).rejects.toThrow(
      '/no/such/folder: is no folder; build the site first with "npm run build", or give its address',
    );
  });
});
