import type {Algoliasearch} from 'algoliasearch';
import {HOSTED_INDEX} from '../../../lib/node/environment';
import {SiteError} from '../../../lib/node/site-error';
import {INDEX_SETTINGS, INDEX_SYNONYMS} from './index-settings';
import type {SearchObject} from './objects';

/** Where records are pushed to, and with which right. */
interface PushTarget {
  readonly appId: string;
  readonly index: string;
  /** A key that may write: a secret, which no build and no page ever holds. */
  readonly writeKey: string;
}

/**
 * Reads what a push needs of the environment. An empty variable counts as not set.
 *
 * @throws SiteError that names what is missing, an id or an index that is none, or a key that readers would get to see
 */
export function readPushTarget(variables: NodeJS.ProcessEnv = process.env): PushTarget {
  const read = (name: string): string => variables[name]?.trim() ?? '';
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX', 'ALGOLIA_WRITE_KEY'];
  const missing = names.filter((name) => !read(name));
  if (missing.length > 0) {
    throw new SiteError('environment', `${missing.join(' and ')} not set; a push needs it`);
  }
  for (const [name, schema] of Object.entries(HOSTED_INDEX)) {
    const {error} = schema.safeParse(read(name));
    if (error) {
      throw new SiteError('environment', `${name} is "${read(name)}", ${error.issues[0]!.message}`);
    }
  }
  const [appId, index, writeKey] = names.map(read) as [string, string, string];
  if (writeKey === read('ALGOLIA_API_KEY')) {
    throw new SiteError(
      'environment',
      'ALGOLIA_API_KEY is the same as ALGOLIA_WRITE_KEY; every page would show it, use a key that can only search',
    );
  }
  return {appId, index, writeKey};
}

/**
 * Replaces a hosted index. Its records change in one step; until then readers find the old ones.
 *
 * @throws what the library throws
 */
export async function pushObjects(
  client: Algoliasearch,
  indexName: string,
  objects: SearchObject[],
): Promise<void> {
  // They come first: replaceAllObjects takes those of the index along, and waits for ever where there is no index.
  const changes = [
    await client.setSettings({indexName, indexSettings: INDEX_SETTINGS}),
    await client.saveSynonyms({
      indexName,
      synonymHit: INDEX_SYNONYMS,
      replaceExistingSynonyms: true,
    }),
  ];
  for (const {taskID} of changes) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects});
}
