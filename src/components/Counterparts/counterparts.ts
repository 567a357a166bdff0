import type {AddedFrontMatter} from '@site/plugins/page-contract';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useSyncExternalStore} from 'react';

export type Counterparts = NonNullable<AddedFrontMatter['counterparts']>;

const NONE: Counterparts = {};

// The navbar stands outside of the page that knows its counterparts.
let shown = NONE;
const listeners = new Set<() => void>();

function show(counterparts: Counterparts): void {
  shown = counterparts;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The counterparts of the docs page around, by docs version; the navbar knows them from then on. */
export function useOwnCounterparts(): Counterparts {
  const {counterparts = NONE} = useDoc().frontMatter as AddedFrontMatter;
  useEffect(() => {
    show(counterparts);
    return () => show(NONE);
  }, [counterparts]);
  return counterparts;
}

/** The counterparts of the page that is open, anywhere on it. None before the page is alive. */
export function useShownCounterparts(): Counterparts {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}
