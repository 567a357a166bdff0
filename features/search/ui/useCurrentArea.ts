import {
  useActiveDocContext,
  useActivePlugin,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import {SECTIONS, versionNamed, type Area, type SectionEntry} from '@site/site/versions';
import type {Scope} from './areas.shared';

/**
 * The area that a reader is in: the section or docs version of the page; outside of them the docs
 * version that the version menu shows.
 */
export function useCurrentArea(): Area {
  const section = useActivePlugin()?.pluginId;
  const [version] = useDocsVersionCandidates(undefined);
  const sections: [string, SectionEntry][] = Object.entries(SECTIONS);
  const active = sections.find(([, {instance}]) => instance && instance === section);
  return (active?.[0] as Area | undefined) ?? versionNamed(version.name);
}

/** Where a search begins: in the reader's area, or everywhere on pages that belong to none, such as the home page. */
export function useStartScope(): Scope {
  const area = useCurrentArea();
  const {activeVersion} = useActiveDocContext(undefined);
  return activeVersion || area in SECTIONS ? area : 'all';
}
