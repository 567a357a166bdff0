import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Host, serve} from '../support/host';
import {buildDir} from '../support/site';

// Each answer is tested beside its code; here the package meets the built site, as readers start it: in an empty folder,
// from an address.

const empty = mkdtempSync(path.join(tmpdir(), 'mcp-'));
let host: Host;
let client: Client;

beforeAll(async () => {
  host = await serve();
  client = new Client({name: 'tests', version: '0.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: 'npx',
      args: ['--yes', `${host.origin}/lit-docs-mcp.tgz`, host.origin],
      cwd: empty,
      env: {...getDefaultEnvironment(), npm_config_cache: path.join(empty, 'cache')},
    }),
  );
});

afterAll(async () => {
  await client.close();
  host.close();
  rmSync(empty, {recursive: true});
});

async function ask(tool: string, input: Record<string, string>): Promise<string> {
  const {content, isError} = await client.callTool({name: tool, arguments: input});
  const [first] = content;
  const answer = first?.type === 'text' ? first.text : '';
  expect(isError ?? false, answer).toBe(false);
  return answer;
}

const ENCRYPTION = '/v3/sdk/access-control/encryption';

for (const {tool, input, answer} of [
  {tool: 'search', input: {query: 'decrypt in node', area: 'v3'}, answer: /\(v3\)\nhttps:\S+\n\w/},
  {
    tool: 'page',
    input: {page: ENCRYPTION},
    answer: /^---\ntitle: "Encryption"\n[^]*\n# Encryption\n/,
  },
  {tool: 'page', input: {page: '/'}, answer: /^---\ntitle: /},
  {
    tool: 'sample',
    input: {page: ENCRYPTION, title: 'nft-message.ts'},
    answer:
      /\n```ts\nimport [^]*\n```\n\nOutput:\n[^]*\nChecked against 3\.0\.24 and run on a local network/,
  },
  {
    tool: 'error',
    input: {message: 'LitNodeClient is not ready.'},
    answer: /\nCause: .+\nFix: .+\nhttps:/,
  },
  {
    tool: 'page',
    input: {page: '/v3/sdk/tests#break-it'},
    answer: /^From https:\S+#break-it\n\n## Break it\n(?![^]*\n## )/,
  },
  {tool: 'chain', input: {chain: 'gnosis'}, answer: /^v3, SDK 3\.0\.24: \[\{"key":"xdai"/},
  {
    tool: 'chain',
    input: {chain: '1'},
    answer: /^v3, SDK 3\.0\.24: \[\{"key":"ethereum"[^]*\nv2, SDK 2\.2\.63: /,
  },
  {tool: 'contract', input: {contract: 'PKPNFT', version: 'v2'}, answer: /"network":"serrano"/},
]) {
  test(`${tool} answers ${JSON.stringify(input)}`, async () => {
    expect(await ask(tool, input)).toMatch(answer);
  });
}

test('every section that search finds is a page or a part of one', async () => {
  const {pages, errors} = JSON.parse(readFileSync(path.join(buildDir, 'mcp.json'), 'utf8')) as {
    pages: {path: string; anchors: (string | null)[]}[];
    errors: {path: string}[];
  };
  const known = new Set([
    ...pages.flatMap(({path: page, anchors}) => [
      page,
      ...anchors.map((each) => `${page}#${each}`),
    ]),
    ...errors.map(({path: error}) => error),
  ]);
  const files = readdirSync(path.join(buildDir, 'search-index'));
  const unknown = files
    .flatMap(
      (file) =>
        JSON.parse(readFileSync(path.join(buildDir, 'search-index', file), 'utf8')) as {
          url: string;
        }[],
    )
    .map(({url}) => url)
    .filter((url) => !known.has(url));
  expect(unknown).toEqual([]);
});
