import {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {errorAnswer, factsAnswer, pageAnswer, sampleAnswer, searchAnswer} from './answers';
import type {DocsSite} from './site';

const MOST_HITS = 20;

/** Blank text, or text longer than any question, is a mistake. */
const words = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(1000, 'must have at most 1000 characters');
const page = words.describe(
  'Address or path of a page, such as /v3/sdk/access-control/encryption, or of a section, with its #anchor',
);

/**
 * Makes the server that answers questions about the docs from a built site.
 *
 * Wrong input, and what is not there, is an answer marked as an error that says in one line what to ask instead.
 */
export function createServer(site: DocsSite): McpServer {
  const {areas, facts} = site.data;
  const versions = Object.keys(facts);
  const version = z.enum(versions).optional().describe('Docs version; both without it');
  const releases = versions.map((each) => `/${each}/ is for SDK ${facts[each]!.release}`);
  const server = new McpServer(
    {name: 'lit-docs', title: 'Lit Protocol docs', version: facts[versions[0]!]!.release},
    {
      instructions: `The documentation of Lit Protocol's JavaScript SDK. Releases differ: ${releases.join(', ')}. Take the version that the code imports.`,
    },
  );
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    shape: Shape,
    answer: (input: z.infer<z.ZodObject<Shape>>) => string | Promise<string>,
  ) =>
    server.registerTool(
      name,
      {
        description,
        inputSchema: z.object(shape),
        annotations: {readOnlyHint: true, openWorldHint: false},
      },
      async (input) => ({content: [{type: 'text', text: await answer(input)}]}),
    );
  tool(
    'search',
    'Finds sections of the docs by words, names of the API or questions.',
    {
      query: words,
      area: z.enum(areas).optional().describe('Part of the site; all without it'),
      limit: z.int().min(1).max(MOST_HITS).optional(),
    },
    ({query, area, limit}) => searchAnswer(site, query, area, limit),
  );
  tool(
    'page',
    'A page of the docs as Markdown; with an anchor, its section alone.',
    {page},
    (input) => pageAnswer(site, input.page),
  );
  tool(
    'sample',
    'Code of a page by its title, with the SDK release that it was checked against, whether it was run, and with all files that it imports. Without a title, lists the samples of the page.',
    {page, title: words.optional().describe('Such as encrypt.ts')},
    (input) => sampleAnswer(site, input.page, input.title),
  );
  tool(
    'error',
    'What an error of the SDK, its nodes or a wallet means, its cause and fix.',
    {message: words.describe('Message or code, or a part of it'), version},
    (input) => errorAnswer(site, input.message, input.version),
  );
  tool(
    'chain',
    'A chain that the SDK knows: key, id, networks, what it can be used for.',
    {chain: words.describe('Key, id or name, also a common one such as Gnosis'), version},
    (input) => factsAnswer(site, 'chain', input.chain, input.version),
  );
  tool(
    'contract',
    'A contract of a Lit network on Chronicle: address, purpose, functions.',
    {contract: words.describe('Name or address'), version},
    (input) => factsAnswer(site, 'contract', input.contract, input.version),
  );
  return server;
}
