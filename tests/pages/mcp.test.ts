import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildDir} from '../support/site';

// Each answer is tested beside its code; here the server meets the built site.

let client: Client;

beforeAll(async () => {
  client = new Client({name: 'tests', version: '0.0.0'});
  const args = [path.resolve('packages/docs-mcp/bin.cjs'), buildDir];
  await client.connect(new StdioClientTransport({command: process.execPath, args}));
});

afterAll(() => client.close());

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
