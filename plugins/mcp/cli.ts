import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {createServer} from './server';
import {openSite} from './site';

const HELP = `Answers questions of editors and agents about the docs, over the model context protocol on stdin and stdout.

  lit-docs-mcp            from build/ of this clone; "npm run build" makes it
  lit-docs-mcp <place>    from another folder, or from the address of a built site
`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', short: 'h'}},
  });
  const [place = path.resolve(__dirname, '../../build'), ...more] = positionals;
  if (values.help || more.length > 0) {
    console.error(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const site = await openSite(place);
  serveStdio(() => createServer(site));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
