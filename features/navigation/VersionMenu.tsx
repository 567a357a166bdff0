// Replaces the stock part, which looks for the page of another version by its doc id: here the same subject has other
// ids (site/routes.json names the counterparts). Where there is none, the menu says that it leads to the start. It also
// says what each version is, and stands on docs pages only.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {setMissing, useOpenPage} from '@site/features/navigation/OpenPage';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {routeOf, VERSIONS, versionNamed} from '@site/site/versions';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled: _disabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _configured,
  ...props
}: Props): ReactNode {
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const {title, counterparts} = useOpenPage();
  const versions = useVersions(docsPluginId);
  const baseUrl = useBaseUrl('/');

  const itemOf = (version: GlobalVersion) => {
    const key = versionNamed(version.name);
    const to = counterparts[key]?.path ?? alternateDocVersions[version.name]?.path;
    const leadsToStart = to === undefined;
    const start = routeOf(key);
    const label = leadsToStart ? `${version.label} (start, no such page)` : version.label;
    return {
      html: `${label}<small>${VERSIONS[key].about}</small>`,
      to: to ?? start,
      isActive: () => version === activeVersion,
      onClick: () => {
        savePreferredVersionName(version.name);
        setMissing(leadsToStart && title ? {title, landsOn: baseUrl + start.slice(1)} : undefined);
      },
    };
  };
  // Other pages belong to no version, and the home page has a choice of its own.
  return activeVersion ? (
    <DropdownNavbarItem
      {...props}
      label={props.mobile ? 'Versions' : displayed.label}
      aria-label={props.mobile ? undefined : `Version: ${displayed.label}`}
      to={props.mobile ? undefined : itemOf(displayed).to}
      items={[...dropdownItemsBefore, ...versions.map(itemOf), ...dropdownItemsAfter]}
    />
  ) : null;
}
