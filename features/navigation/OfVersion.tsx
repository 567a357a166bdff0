import type {ReactNode} from 'react';
import type {DocsVersion} from '@site/site/versions';
import {useVersion} from './useVersion';

/** Content outside of the docs for readers of one docs version: the one that they chose, or the latest release. */
export function OfVersion({
  version,
  children,
}: {
  version: DocsVersion;
  children: ReactNode;
}): ReactNode {
  return useVersion() === version && children;
}
