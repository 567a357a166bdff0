import type {AddedFrontMatter} from '@site/features/page-contract/front-matter';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {createContext, useContext, useEffect, useState, type ReactNode} from 'react';

export type Counterparts = NonNullable<AddedFrontMatter['counterparts']>;

/** The docs page that is open, for the navbar, which stands outside of it. */
interface ShownPage {
  title?: string;
  /** The pages about the same subject, by docs version. */
  counterparts: Counterparts;
}

const NONE: Counterparts = {};
const NO_PAGE: ShownPage = {counterparts: NONE};

const ShownPageContext = createContext({
  page: NO_PAGE,
  show: (_page: ShownPage): void => undefined,
});

/** Lets the navbar know the page that is open. */
export function ShownPageProvider({children}: {children: ReactNode}): ReactNode {
  const [page, show] = useState(NO_PAGE);
  return <ShownPageContext value={{page, show}}>{children}</ShownPageContext>;
}

/** The docs page that is open, anywhere on it. None before the page is alive. */
export const useShownPage = (): ShownPage => useContext(ShownPageContext).page;

/** The counterparts of the docs page around, by docs version; the navbar knows them from then on. */
export function useOwnCounterparts(): Counterparts {
  const {frontMatter, metadata} = useDoc();
  const {counterparts = NONE} = frontMatter as AddedFrontMatter;
  const {title} = metadata;
  const {show} = useContext(ShownPageContext);
  useEffect(() => {
    show({title, counterparts});
    return () => show(NO_PAGE);
  }, [show, title, counterparts]);
  return counterparts;
}
