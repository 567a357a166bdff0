import {algoliasearch} from 'algoliasearch';
import type {StoredRecords} from '../records/stored-records';
import {AREAS} from '../types';
import {AREA_TAGS} from '../area-tags';
import type {PushTarget} from './environment';
import {INDEX_SETTINGS, INDEX_SYNONYMS} from './index-settings';
import {toObjects, type SearchObject} from './objects';
import {explainRefusal} from './refusal';
import {replaceIndex} from './replace-index';

/** The library waits as long as the service says before each. */
const RATE_LIMIT_RETRIES = 5;

type Report = (line: string) => void;

interface PushOptions {
  /** Ends the push after the step under way, and leaves the index as it was; after the last step it does nothing. */
  readonly signal?: AbortSignal;
  /** How requests are sent; the library's own way unless a test says otherwise. */
  readonly transport?: Parameters<typeof algoliasearch>[2];
}

const inArea = (objects: readonly SearchObject[], tag: string): number =>
  objects.filter(({docusaurus_tag}) => docusaurus_tag === tag).length;

/**
 * Says what a push would send, and sends nothing.
 *
 * @throws SiteError if the records cannot be pushed
 */
export function describePush(stored: StoredRecords, report: Report): void {
  const objects = toObjects(stored);
  const sizes = objects.map((object) => Buffer.byteLength(JSON.stringify(object)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const area of AREAS) {
    report(`${area.padEnd(12)} ${inArea(objects, AREA_TAGS[area])} records`);
  }
  report(`${objects.length} records, ${total} bytes, the largest ${Math.max(...sizes)}`);
  report(`${INDEX_SYNONYMS.length} groups of synonyms`);
  report(`The first one:\n${JSON.stringify(objects[0], undefined, 2)}`);
  report('Nothing was sent');
}

/**
 * Replaces the hosted index with the records of a build.
 *
 * @param report is told how far it is, a line at a time
 * @throws SiteError if the records cannot be pushed, the service refuses or the signal ends it; it says whether the index is as it was
 */
export async function pushRecords(
  target: PushTarget,
  stored: StoredRecords,
  report: Report,
  {signal, transport}: PushOptions = {},
): Promise<void> {
  const objects = toObjects(stored);
  const {appId, index, writeKey} = target;
  const client = algoliasearch(appId, writeKey, {
    maxRateLimitRetries: RATE_LIMIT_RETRIES,
    ...transport,
  });
  report(`${objects.length} records for "${index}" of application ${appId}`);
  try {
    const content = {objects, settings: INDEX_SETTINGS, synonyms: INDEX_SYNONYMS};
    await replaceIndex(client, index, content, report, signal);
  } catch (error) {
    throw explainRefusal(error, target);
  }
}
