import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it, test} from 'vitest';
import {writeIndex} from '../search-engine/build-index';
import {section} from '../search-engine/testing/site';
import {pageAnswer, searchAnswer} from './answers';
import {bundleServer} from './bundle';
import {DATA_FILE, findPage, openSite, type SiteData} from './site';

const HOME = 'https://docs.example/docs/';
const ROUTE = '/v3/sdk/encryption';
const STORE = `## What to store

The ciphertext and its hash.

### Hash

\`\`\`bash
## no heading
\`\`\`

`;
const PAGE = `---
title: "Encryption"
---

# Encryption

\`\`\`bash
npm i
\`\`\`

\`\`\`ts title="encrypt.ts"
import { key } from './key';
encrypt(key);
\`\`\`

_Checked against 3.0.24_

\`\`\`text title="Output"
done
\`\`\`

_Checked against 3.0.24 and run_

${STORE}## Not linked

## Next

The end.

## All files of this page

- \`encrypt.ts\`
- \`key.ts\` from [Keys](${HOME}v3/keys)
`;
const KEYS = '# Keys\n\n```ts title="key.ts"\nexport const key = 1;\n```\n';

const factsOf = (release: string, contractsOf: string): SiteData['facts'][string] => ({
  release,
  contractsOf,
  chains: [
    {key: 'xdai', name: 'xDai', chainId: '100', otherNames: ['gnosis', 'Gnosis']},
    {key: 'mumbai', name: 'Mumbai', chainId: '80001', otherNames: ['Polygon Mumbai', 'maticmum']},
    {key: 'polygon', name: 'Polygon', chainId: '137', otherNames: ['matic']},
  ],
  contracts: [{name: 'PKPNFT', address: `0x${release.slice(0, 1).repeat(40)}`, purpose: 'PKPs'}],
});

const DATA: SiteData = {
  home: HOME,
  areas: ['v3', 'v2', 'site'],
  pages: [
    {path: ROUTE, anchors: ['store', 'hash', null, 'next', 'page-files']},
    {path: '/v3/keys', anchors: []},
    {path: '/v3/', anchors: []},
  ],
  redirects: [{from: '/encrypting', to: ROUTE}],
  errors: [
    {
      seen: 'LitNodeClient is not ready',
      path: `${ROUTE}#not-ready`,
      text: 'Nothing is connected.\nFix: Await it.',
    },
    {seen: '4001', path: `${ROUTE}#4001`, text: 'Fix: Ask again.'},
  ],
  facts: {v3: factsOf('3.0.24', 'cayenne'), v2: factsOf('2.2.63', 'serrano')},
};

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
const SERVER = path.join(folder, 'server/cli.js');
let client: Client;

/** A tool's answer, and its error flag. */
async function ask(tool: string, input: Record<string, unknown>): Promise<[string, boolean]> {
  const {content, isError = false} = await client.callTool({name: tool, arguments: input});
  const [first] = content;
  return [first?.type === 'text' ? first.text : '', isError];
}

beforeAll(async () => {
  mkdirSync(path.dirname(path.join(folder, ROUTE)), {recursive: true});
  writeFileSync(path.join(folder, `${ROUTE}.md`), PAGE);
  writeFileSync(path.join(folder, 'v3/index.md'), '# Overview\n');
  writeFileSync(path.join(folder, 'v3/keys.md'), KEYS);
  writeFileSync(path.join(folder, DATA_FILE), JSON.stringify(DATA));
  await bundleServer(path.dirname(SERVER), HOME);
  await writeIndex(
    [
      section(`/docs${ROUTE}`, 'Encryption', 'Encrypt a string.'),
      section(`/docs${ROUTE}#store`, 'Encryption > What to store', 'The ciphertext and its hash.'),
    ],
    folder,
  );
  client = new Client({name: 'test', version: '0.0.0'});
  // Editors start servers in folders of their own.
  const transport = {command: process.execPath, args: [SERVER, folder], cwd: tmpdir()};
  await client.connect(new StdioClientTransport(transport));
});

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true});
});

const NOT_READY = `LitNodeClient is not ready\nNothing is connected.\nFix: Await it.\n${HOME}v3/sdk/encryption#not-ready`;
const chains = (index: number): string => {
  const json = JSON.stringify([DATA.facts.v3!.chains[index]]);
  return `v3, SDK 3.0.24: ${json}\n\nv2, SDK 2.2.63: ${json}`;
};
const [XDAI, MUMBAI, POLYGON] = [chains(0), chains(1), chains(2)];
const CONTRACT = `v3, SDK 3.0.24: [{"name":"PKPNFT","address":"0x${'3'.repeat(40)}","purpose":"PKPs","network":"cayenne"}]`;

test.each([
  [
    'search',
    {query: 'hash', area: 'v3'},
    `1 of 1 sections about "hash"\n\nEncryption > What to store (v3)\n${HOME}v3/sdk/encryption#store\nThe ciphertext and its hash.`,
  ],
  ['page', {page: ROUTE}, PAGE],
  ['page', {page: 'v3/sdk/Encryption/'}, PAGE],
  ['page', {page: '/docs/v3/sdk/encryption.md'}, PAGE],
  ['page', {page: `${HOME}v3/sdk/encryption#`}, PAGE],
  [
    'page',
    {page: `${HOME}v3/sdk/encryption#store`},
    `From ${HOME}v3/sdk/encryption#store\n\n${STORE}`,
  ],
  [
    'page',
    {page: `${ROUTE}#next`},
    `From ${HOME}v3/sdk/encryption#next\n\n## Next\n\nThe end.\n\n`,
  ],
  [
    'page',
    {page: '/encrypting#4001'},
    `From ${HOME}v3/sdk/encryption#4001\n\n4001\nFix: Ask again.\n`,
  ],
  ['page', {page: '/encrypting'}, PAGE],
  ['page', {page: '/v3/index.md'}, '# Overview\n'],
  [
    'sample',
    {page: ROUTE, title: 'encrypt.ts'},
    [
      `From ${HOME}v3/sdk/encryption`,
      "encrypt.ts:\n```ts\nimport { key } from './key';\nencrypt(key);\n```\nChecked against 3.0.24",
      'Output:\n```text\ndone\n```\nChecked against 3.0.24 and run',
      `From ${HOME}v3/keys`,
      'key.ts:\n```ts\nexport const key = 1;\n```',
    ].join('\n\n'),
  ],
  ['sample', {page: ROUTE}, `Samples of ${HOME}v3/sdk/encryption: Shell, encrypt.ts`],
  ['error', {message: 'LitNodeClient is not ready'}, NOT_READY],
  ['error', {message: 'Error: LitNodeClient is not ready.'}, NOT_READY],
  ['error', {message: 'not ready'}, NOT_READY],
  [
    'error',
    {message: 'the client was not redy'},
    `No error is called that. These are the most alike:\n\n${NOT_READY}`,
  ],
  ['chain', {chain: '100'}, XDAI],
  ['chain', {chain: 'gnosis'}, XDAI],
  ['chain', {chain: 'Polygon Mumbai'}, MUMBAI],
  ['chain', {chain: 'maticmum'}, MUMBAI],
  ['chain', {chain: 'Polygon'}, POLYGON],
  ['contract', {contract: 'pkpnft', version: 'v3'}, CONTRACT],
  ['contract', {contract: `0X${'3'.repeat(40)}`}, CONTRACT],
])('%s answers %j', async (tool, input, answer) => {
  expect(await ask(tool, input)).toEqual([answer, false]);
});

const NO_ADDRESS = 'is no address; ask for a path, such as /v3/usecases';
const ELSEWHERE = `is no page of ${HOME}; ask for a path, such as /v3/usecases`;

test.each([
  ['page', {page: '/v3/encription'}, `is no page; the nearest are ${HOME}v3/sdk/encryption`],
  ...['http://[', '/%', '/%zz', '/v3/%ff'].map((page) => ['page', {page}, NO_ADDRESS] as const),
  ...['https://evil.example/v3/sdk/encryption', '//evil.example/v3/', 'mailto:a@evil.example'].map(
    (page) => ['page', {page}, ELSEWHERE] as const,
  ),
  [
    'sample',
    {page: ROUTE, title: 'decrypt.ts'},
    'has no sample "decrypt.ts"; its samples are Shell, encrypt.ts',
  ],
  ['error', {message: '4001', version: 'v2'}, 'is explained on no page; try "search"'],
  ['page', {page: `${ROUTE}#stored`}, 'is no section; those of the page are store, hash, next'],
  ['chain', {chain: 'base'}, 'is no chain of the SDK; there are xdai, mumbai, polygon'],
  ['contract', {contract: 'NoSuch'}, 'is no contract of a Lit network; there are PKPNFT'],
  ['search', {query: ' '}, 'query: must not be empty'],
  ['search', {query: 'a', area: 'v4'}, 'area: Invalid option: expected one of "v3"|"v2"|"site"'],
  ['chain', {chain: '1', version: 'v4'}, 'version: Invalid option: expected one of "v3"|"v2"'],
] as const)('%s answers %j with one line that says what there is', async (tool, input, line) => {
  const [answer, isError] = await ask(tool, input);
  expect(isError).toBe(true);
  expect(answer).toContain(line);
  expect(answer).not.toContain('\n');
});

test.each([
  ['<!doctype html>', 'is no JSON'],
  ['{}', 'home: is missing'],
  ['[]', 'Invalid input: expected object, received array'],
  [
    '{"home": "https://docs.example/", "areas": [], "pages": [{"anchors": []}]}',
    'pages.0.path: is missing',
  ],
])('mcp.json with %s is refused in one line', async (text, problem) => {
  const place = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  writeFileSync(path.join(place, DATA_FILE), text);
  await expect(openSite(place)).rejects.toThrow(
    `${place}: mcp.json: ${problem}, so the site is of another release than this server; build`,
  );
});

/** Runs the server to its end. */
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [SERVER, ...args], {input, encoding: 'utf8'});

test.each([
  [
    'that is too long ends the server',
    'a'.repeat(11_000_000),
    1,
    /^stdin: a message has more than 10485760 bytes, so the connection is closed; send shorter ones$/,
  ],
  ['of another kind is passed over', '{}\n', 0, /^stdin: a message is not of the protocol: .+$/],
])('a message %s, with one line', (_what, input, code, line) => {
  const {status, stderr} = run([folder], input);
  expect(status).toBe(code);
  expect(stderr.trim()).toMatch(line);
});

it('says how it is called', () => {
  expect(run(['--help']).stdout).toMatch(/^lit-docs-mcp \[address or folder\]\n/);
  expect(run(['--port']).stderr).toMatch(/^Unknown option '--port'/);
});

it('comes with the licences of what is in it', () => {
  const text = readFileSync(path.join(path.dirname(SERVER), 'LICENSES.txt'), 'utf8');
  expect(text).toMatch(/^minisearch [\d.]+ \(MIT\)\n\n.*Copyright/m);
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
    const site = await openSite(`${addressOfHost()}/docs`.replace('http', 'HTTP'));
    expect(await findPage(site, `${addressOfHost()}/docs/v3`)).toBe('/v3/');
    expect(await site.read('v3/sdk/encryption.md')).toBe(PAGE);
    expect((await site.search({query: 'hash', areas: ['v3'], limit: 1})).total).toBe(1);
  });

  it('that never answers is given up with one line, at the start and in tools', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const line = `${address}: cannot be reached: no answer within 0.1 seconds; look whether the address is right`;
    await expect(openSite(address, 100)).rejects.toThrow(line);
    silent.on('request', ({url}, response) => {
      if (url === `/${DATA_FILE}`) response.end(JSON.stringify(DATA));
    });
    const site = await openSite(address, 1000);
    silent.removeAllListeners('request');
    await expect(pageAnswer(site, ROUTE)).rejects.toThrow('no answer within 1 seconds');
    await expect(searchAnswer(site, 'hash', 'v3')).rejects.toThrow('no answer within 1 seconds');
    silent.closeAllConnections();
    silent.close();
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
