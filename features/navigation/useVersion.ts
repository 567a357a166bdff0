import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {versionNamed, type DocsVersion} from '@site/site/versions';

/** The docs version that a reader is in, or chose last; the latest release otherwise. */
export const useVersion = (): DocsVersion =>
  versionNamed(useDocsVersionCandidates(undefined)[0].name);
