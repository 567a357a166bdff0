import {identity} from '../../site/identity';
import {
  AREAS,
  DOCS_VERSIONS,
  LATEST,
  SECTIONS,
  VERSIONS,
  type Area,
  type DocsVersion,
} from '../../site/versions';
import type {Twin} from './twin';

/** Characters that programs read of an index before they cut it. */
export const INDEX_LIMIT = 50_000;

/** What the whole text of a docs version may weigh, in bytes of UTF-8. */
export const FULL_LIMIT = 2_000_000;

const line = ({title, description, address}: Twin): string =>
  `- [${title}](${address}): ${description}`;

const labelOf = (area: Area): string => ({...VERSIONS, ...SECTIONS})[area].label;

function sections(twins: readonly Twin[], headingOf: (twin: Twin) => string): string[] {
  const headings = [...new Set(twins.map(headingOf))];
  return headings.flatMap((heading) => [
    `## ${heading}`,
    twins
      .filter((twin) => headingOf(twin) === heading)
      .map(line)
      .join('\n'),
  ]);
}

const releaseOf = (twins: readonly Twin[], version: DocsVersion): string =>
  twins.find(({area}) => area === version)?.release ?? '';

const join = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/**
 * The index of all pages, in the form of llmstxt.org.
 *
 * @param home address of the site, with the base URL
 */
export function siteIndex(twins: readonly Twin[], home: string): string {
  const versions = DOCS_VERSIONS.map((version) => {
    const {label, stage} = VERSIONS[version];
    const state = stage === 'latest' ? 'the latest release' : stage;
    return `- [${label}](${home}${version}/llms.txt): SDK ${releaseOf(twins, version)}, ${state}, by task; its whole text is ${home}${version === LATEST ? '' : `${version}/`}llms-full.txt`;
  });
  const areas = AREAS.filter((area) => area !== 'site');
  return join([
    `# ${identity.title}`,
    `> ${identity.tagline}. Developer documentation of the JavaScript SDK, every page as Markdown.`,
    `Use the pages of the SDK release that your code imports; the two are not compatible:`,
    versions.join('\n'),
    `[Notes for coding agents](${home}agents.md) say what such code gets wrong most often. They also say how to start the MCP server of these docs, which answers editors and agents from search, pages, samples, errors, chains and contracts.`,
    ...areas.flatMap((area) => {
      const own = twins.filter((twin) => twin.area === area);
      return sections(own, () => labelOf(area));
    }),
    ...sections(
      twins.filter(({area}) => area === 'site'),
      () => 'Optional',
    ),
  ]);
}

/** The index of a docs version, with the sections of its sidebar. */
export function versionIndex(twins: readonly Twin[], version: DocsVersion): string {
  const own = twins.filter(({area}) => area === version);
  return join([
    `# ${identity.title} ${VERSIONS[version].label}`,
    `> The pages about SDK ${releaseOf(twins, version)}, as Markdown.`,
    ...sections(own, ({group}) => group ?? 'More'),
  ]);
}

/** What the whole text of the latest release says first, at the root, where nobody has chosen a version. */
export const latestText = (twins: readonly Twin[], home: string): string =>
  join([
    `# ${identity.title} ${VERSIONS[LATEST].label}`,
    `> All pages about SDK ${releaseOf(twins, LATEST)}, the latest release. Code for another one needs other pages: ${DOCS_VERSIONS.filter(
      (version) => version !== LATEST,
    )
      .map((version) => `${home}${version}/llms-full.txt is about SDK ${releaseOf(twins, version)}`)
      .join(', ')}.`,
    versionText(twins, LATEST),
  ]);

/** All pages of a docs version in one text. */
export const versionText = (twins: readonly Twin[], version: DocsVersion): string =>
  twins
    .filter(({area}) => area === version)
    .map(({address, markdown}) => `<!-- ${address} -->\n\n${markdown}`)
    .join('\n\n');
