// Replaces the stock part, which looks for the page of another version by its doc id: here the same subject has other
// ids (site/routes.json names the counterparts). It also says what each version is, or that it has no such page. Outside
// of the docs it names the version that readers chose last.
import {useLocation} from '@docusaurus/router';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {setMissing} from '@site/features/navigation/MissingPage';
import {routeOf, VERSIONS, versionNamed} from '@site/site/versions';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** Finds the pages of other versions about the subject of the open one, by the start of their address. */
function useCounterpart(): (start: string) => string | undefined {
  const {pathname} = useLocation();
  const own = pathname.slice(useBaseUrl('/').length - 1);
  const {counterparts} = useDocusaurusContext().siteConfig.customFields as {
    counterparts: readonly (readonly string[])[];
  };
  const pages = counterparts.filter((pair) => pair.includes(own)).flat();
  return (start) => (own.startsWith(start) ? own : pages.find((page) => page.startsWith(start)));
}

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled: _disabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _configured,
  ...props
}: Props): ReactNode {
  const {activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const counterpart = useCounterpart();
  const baseUrl = useBaseUrl('/');

  const itemOf = (version: GlobalVersion) => {
    const key = versionNamed(version.name);
    const start = routeOf(key);
    const to = counterpart(start);
    const isMissing = activeVersion !== undefined && to === undefined;
    return {
      html: `${version.label}<small>${isMissing ? `opens the ${key} overview` : VERSIONS[key].about}</small>`,
      to: to ?? start,
      isActive: () => version.name === displayed.name,
      onClick: () => {
        savePreferredVersionName(version.name);
        const title = document.querySelector('h1')?.textContent;
        setMissing(isMissing && title ? {title, landsOn: baseUrl + start.slice(1)} : undefined);
      },
    };
  };
  return (
    <DropdownNavbarItem
      {...props}
      label={props.mobile ? 'Versions' : displayed.label}
      aria-label={props.mobile ? undefined : `Version: ${displayed.label}`}
      to={props.mobile ? undefined : itemOf(displayed).to}
      items={[
        ...dropdownItemsBefore,
        ...useVersions(docsPluginId).map(itemOf),
        ...dropdownItemsAfter,
      ]}
    />
  );
}
