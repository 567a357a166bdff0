import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {runCommand} from '../../../lib/node/site-error';
import {storedRecords, toObjects} from './objects';
import {pushObjects, readPushTarget} from './push';

// Replaces the hosted search index with the sections of the last build; with --dry-run, says what would be sent.

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}}});
  const target = values['dry-run'] ? undefined : readPushTarget();
  const objects = toObjects(await storedRecords(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME));
  if (!target) {
    console.log(`The first record:\n${JSON.stringify(objects[0], undefined, 2)}`);
    console.log(`${objects.length} records. Nothing was sent.`);
    return;
  }
  const {appId, index, writeKey} = target;
  console.log(`Sends ${objects.length} records to "${index}" of application ${appId}`);
  await pushObjects(algoliasearch(appId, writeKey), index, objects);
  console.log(`"${index}" is replaced`);
}

void runCommand(main);
