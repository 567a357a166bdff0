import {availableParallelism} from 'node:os';

/** Does a task for each item, as many at a time as there are processors. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await task(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
