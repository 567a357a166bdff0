import {parseArgs} from 'node:util';
import {storedRecords} from '../records/stored-records';
import {readPushTarget} from './environment';
import {describePush, pushRecords} from './push';

const HELP = `Replaces the hosted search index with the sections of the last build.

  npm run search:push                push; ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_WRITE_KEY say where to
  npm run search:push -- --dry-run   say what would be sent, and send nothing
`;

const print = (line: string): void => console.log(line);

/** Ctrl-C ends a push in order, so that nothing of it is left at the service; a second one ends it at once. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    print('Stops after this step and cleans up; to stop at once, interrupt again');
    controller.abort(new Error('the push was stopped'));
  });
  return controller.signal;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME;
  if (values.help) {
    print(HELP);
  } else if (values['dry-run']) {
    describePush(await storedRecords(generated), print);
  } else {
    const target = readPushTarget();
    await pushRecords(target, await storedRecords(generated), print, {signal: untilInterrupted()});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
