import {useActivePlugin, useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import type {Area} from '../../../plugins/search/types';

/**
 * The area that a reader is in: the section or docs version of the page; outside of them the docs
 * version that the version menu shows.
 */
export function useCurrentArea(): Area {
  const section = useActivePlugin()?.pluginId;
  const [version] = useDocsVersionCandidates(undefined);
  if (section === 'learningLab') {
    return 'learningLab';
  }
  if (section === 'Ecosystem') {
    return 'ecosystem';
  }
  return version.name === 'current' ? 'v3' : 'v2';
}
