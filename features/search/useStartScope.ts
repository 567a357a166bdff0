import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {SECTIONS, type Area, type SectionEntry} from '../../site/versions';
import {useVersion} from '../navigation/useVersion';
import type {Scope} from './scope.shared';

/** The scope that a search starts with: the reader's section or docs version, or everything on pages of neither. */
export function useStartScope(): Scope {
  const version = useVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const plugin = useActivePlugin()?.pluginId;
  const sections: [string, SectionEntry][] = Object.entries(SECTIONS);
  const section = sections.find(([, {instance}]) => instance && instance === plugin);
  return (section?.[0] as Area | undefined) ?? (activeVersion ? version : 'all');
}
