import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../../site/environment';
import {baseUrlOf, checkBuild} from '../hosting';
import {writeOffline} from '.';

/** The folder of the built site. BUILD_DIR names another one. */
const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');

async function main(): Promise<void> {
  parseArgs();
  const {OFFLINE_READING} = readEnvironment();
  await checkBuild(BUILD);
  const offer = await writeOffline(BUILD, await baseUrlOf(BUILD), OFFLINE_READING !== 'off');
  console.log(
    offer
      ? `Offline reading: ${offer.pages} pages, ${offer.download} bytes to download.`
      : 'Offline reading is off: copies that readers have saved will be removed.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
