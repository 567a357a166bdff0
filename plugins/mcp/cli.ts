import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {runCommand} from '../shared/run-command';
import {createServer} from './server';
import {openSite} from './site';

// Answers questions of editors and agents about the docs, over the model context protocol on stdin and stdout: from
// build/ of this clone, or from the folder or the address that is named.

const [place = path.resolve(__dirname, '../../build')] = process.argv.slice(2);

void runCommand(async () => {
  const site = await openSite(place);
  serveStdio(() => createServer(site));
});
