import path from 'node:path';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {createServer} from './server';
import {openSite} from './site';

// Answers questions of editors and agents about the docs, over the model context protocol on stdin and stdout: from
// build/ of this clone, or from the folder or the address that is named.

const [place = path.resolve(__dirname, '../../build')] = process.argv.slice(2);

openSite(place)
  .then((site) => serveStdio(() => createServer(site)))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
