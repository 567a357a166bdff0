import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useState, type ReactNode} from 'react';

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
