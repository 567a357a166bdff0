import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect, type ReactNode} from 'react';
import {missingOn, setMissing} from './missing';

/** Says, to those who switched version on a page that this version does not have, why they are here. */
export function MissingPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const title = missingOn(permalink);
  useEffect(
    () => () => {
      // Said once, and not yet where the reader has only just left for the page that says it.
      if (missingOn(permalink)) {
        setMissing(undefined);
      }
    },
    [permalink],
  );
  return (
    title && (
      <p className="missing-page" role="status">
        {label} has no page “{title}”. This is its first page;{' '}
        <Link to={`/search?q=${encodeURIComponent(title)}`}>search for the subject</Link> instead.
      </p>
    )
  );
}
