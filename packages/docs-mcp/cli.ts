#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {STDIO_DEFAULT_MAX_BUFFER_SIZE} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {runCommand} from '../../lib/node/site-error';
import {createServer} from './server';
import {openSite} from './site';

/** Address of the site that the package comes from; see bundle.ts. */
declare const SITE_HOME: string;

const USAGE = `lit-docs-mcp [address or folder]

Answers questions of editors and agents about the docs, over the model context
protocol on stdin and stdout: from ${SITE_HOME}, or from
the site at an address or in a folder that "npm run build" has written.`;

/** Says in one line what is wrong with a message. One that is too long ends the connection, others are passed over. */
function complain({message}: Error): void {
  const isTooLong = message.startsWith('ReadBuffer exceeded');
  const problem = isTooLong
    ? `a message has more than ${STDIO_DEFAULT_MAX_BUFFER_SIZE} bytes, so the connection is closed; send shorter ones`
    : `a message is not of the protocol: ${message.replace(/\s+/g, ' ')}`;
  console.error(`stdin: ${problem}`);
  process.exitCode = isTooLong ? 1 : undefined;
}

void runCommand(async () => {
  const options = {help: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const site = await openSite(positionals[0] ?? SITE_HOME);
  serveStdio(() => createServer(site), {onerror: complain});
});
