import {randomUUID} from 'node:crypto';
import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {SiteError} from '../../shared/site-error';
import {isRefused} from './refusal';

/** Number of objects in one request. */
const BATCH = 500;

/** All that an index consists of, apart from rules. */
export interface IndexContent {
  readonly objects: readonly Record<string, unknown>[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
}

/** The last step was asked for, and the service does not say how it ended. */
class UnknownEnd extends SiteError {
  constructor(index: string, temporary: string) {
    super(
      index,
      `the service has the new index, but does not say that it is in its place; look at it in a minute, and delete "${temporary}" if that is still there`,
    );
  }
}

/** Puts a temporary index in the place of another one. @throws UnknownEnd unless the service refuses */
async function moveIndex(client: Algoliasearch, temporary: string, index: string): Promise<void> {
  const {taskID} = await client
    .operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: index},
    })
    .catch((error: unknown) => {
      throw isRefused(error) ? error : new UnknownEnd(index, temporary);
    });
  await client.waitForTask({indexName: temporary, taskID}).catch(() => {
    throw new UnknownEnd(index, temporary);
  });
}

/**
 * Replaces a hosted index as a whole: objects, settings and synonyms come into a temporary index, which then takes the
 * place of the old one in one step. Until that step readers search the old index; if anything fails before it, the
 * temporary index is deleted and the old one is as it was. Rules, which are made at the service, are kept.
 *
 * The library's own replaceAllObjects keeps the settings and synonyms of the old index, which would then have to be
 * changed apart from the objects; and it waits for ever where there is no old index.
 *
 * @param report is told how far it is, in a few words, and what is left to clean up
 * @param signal ends it after the step under way, as a failure; once the last one was asked for, it does no more
 * @throws SiteError if the last step was asked for, and the service does not say how it ended
 * @throws what the library throws, or the signal's reason, if the old index is as it was
 */
export async function replaceIndex(
  client: Algoliasearch,
  index: string,
  {objects, settings, synonyms}: IndexContent,
  report: (progress: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const temporary = `${index}_tmp_${randomUUID().slice(0, 8)}`;
  const finish = async (task: Promise<{taskID: number}>): Promise<void> => {
    const {taskID} = await task;
    await client.waitForTask({indexName: temporary, taskID});
    signal?.throwIfAborted();
  };
  const isReplacement = await client.indexExists({indexName: index});
  try {
    if (isReplacement) {
      await finish(
        client.operationIndex({
          indexName: index,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
        }),
      );
    }
    await finish(client.setSettings({indexName: temporary, indexSettings: settings}));
    await finish(client.saveSynonyms({indexName: temporary, synonymHit: [...synonyms]}));
    report(`Settings and ${synonyms.length} groups of synonyms are in "${temporary}"`);
    for (let start = 0; start < objects.length; start += BATCH) {
      const batch = objects.slice(start, start + BATCH);
      await client.saveObjects({indexName: temporary, objects: batch, waitForTasks: true});
      report(`${start + batch.length} of ${objects.length} records are there`);
      signal?.throwIfAborted();
    }
    await moveIndex(client, temporary, index);
  } catch (error) {
    if (!(error instanceof UnknownEnd)) {
      // What went wrong first is what is thrown, also where this fails too.
      await client
        .deleteIndex({indexName: temporary})
        .catch(() => report(`"${temporary}" may be left at the service; delete it there`));
    }
    throw error;
  }
  report(`"${index}" is replaced`);
}
