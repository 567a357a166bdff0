// The docs page that is open, for the navbar, which is outside of the page's components.
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {AddedFrontMatter} from '@site/features/page-contract/front-matter';
import {createContext, useContext, useEffect, useState, type ReactNode} from 'react';

type Counterparts = NonNullable<AddedFrontMatter['counterparts']>;

interface OpenPage {
  title?: string;
  /** The pages about the same subject, by docs version. */
  counterparts: Counterparts;
}

const NONE: Counterparts = {};
const NO_PAGE: OpenPage = {counterparts: NONE};

const OpenPageContext = createContext({
  page: NO_PAGE,
  setPage: (_page: OpenPage): void => undefined,
});

/** Lets the navbar know the page that is open. */
export function OpenPageProvider({children}: {children: ReactNode}): ReactNode {
  const [page, setPage] = useState(NO_PAGE);
  return <OpenPageContext value={{page, setPage}}>{children}</OpenPageContext>;
}

/** The docs page that is open; none before hydration. */
export const useOpenPage = (): OpenPage => useContext(OpenPageContext).page;

/** The counterparts of the docs page around, by docs version; the navbar knows them from then on. */
export function useOwnCounterparts(): Counterparts {
  const {frontMatter, metadata} = useDoc();
  const {counterparts = NONE} = frontMatter as AddedFrontMatter;
  const {title} = metadata;
  const {setPage} = useContext(OpenPageContext);
  useEffect(() => {
    setPage({title, counterparts});
    return () => setPage(NO_PAGE);
  }, [setPage, title, counterparts]);
  return counterparts;
}

/** A page that has no counterpart in the version that a reader went to, and where the reader lands instead. */
let missing: {title: string; landsOn: string} | undefined;

/** Keeps what the page that a reader lands on has to say. */
export const setMissing = (next: typeof missing): void => void (missing = next);

/** Says, to those who switched version on a page that this version does not have, why they are here. */
export function MissingPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const [title] = useState(() => (missing?.landsOn === permalink ? missing.title : undefined));
  // Said once.
  useEffect(() => setMissing(undefined), []);
  return (
    title && (
      <p className="missing-page" role="status">
        {label} has no page “{title}”. This is its first page;{' '}
        <Link to={`/search?q=${encodeURIComponent(title)}`}>search for the subject</Link> instead.
      </p>
    )
  );
}
