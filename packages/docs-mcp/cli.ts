import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {runCommand} from '../../lib/node/site-error';
import {createServer} from './server';
import {openSite} from './site';

// Answers questions of editors and agents about the docs, over the model context protocol on stdin and stdout: from
// build/ of this clone, or from the folder or the address that is named.

const [place = path.resolve(__dirname, '../../build')] = process.argv.slice(2);

/** Says in one line what is wrong with a message. After one that is too long the connection is closed. */
const complain = ({message}: Error): void =>
  console.error(`stdin: ${message.replace(/\s+/g, ' ')}`);

void runCommand(async () => {
  const site = await openSite(place);
  serveStdio(() => createServer(site), {onerror: complain});
});
