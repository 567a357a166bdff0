import path from 'node:path';
import {STDIO_DEFAULT_MAX_BUFFER_SIZE} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {runCommand} from '../../lib/node/site-error';
import {createServer} from './server';
import {openSite} from './site';

// Answers questions of editors and agents about the docs, over the model context protocol on stdin and stdout: from
// build/ of this clone, or from the folder or the address that is named.

const [place = path.resolve(__dirname, '../../build')] = process.argv.slice(2);

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
  const site = await openSite(place);
  serveStdio(() => createServer(site), {onerror: complain});
});
