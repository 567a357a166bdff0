import type {AddedFrontMatter} from '@site/plugins/page-contract';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useSyncExternalStore} from 'react';

export type Counterparts = NonNullable<AddedFrontMatter['counterparts']>;

/** The docs page that is open, for the navbar, which stands outside of it. */
interface ShownPage {
  title?: string;
  /** The pages about the same subject, by docs version. */
  counterparts: Counterparts;
}

const NONE: Counterparts = {};
const NO_PAGE: ShownPage = {counterparts: NONE};

let shown = NO_PAGE;
const listeners = new Set<() => void>();

function show(page: ShownPage): void {
  shown = page;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The counterparts of the docs page around, by docs version; the navbar knows them from then on. */
export function useOwnCounterparts(): Counterparts {
  const {frontMatter, metadata} = useDoc();
  const {counterparts = NONE} = frontMatter as AddedFrontMatter;
  const {title} = metadata;
  useEffect(() => {
    show({title, counterparts});
    return () => show(NO_PAGE);
  }, [title, counterparts]);
  return counterparts;
}

/** The docs page that is open, anywhere on it. None before the page is alive. */
export function useShownPage(): ShownPage {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NO_PAGE,
  );
}
