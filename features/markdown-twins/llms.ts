import {identity} from '../../site/identity';
import {AREAS, DOCS_VERSIONS, LATEST, SECTIONS, VERSIONS, type Area} from '../../site/versions';
import {SiteError} from '../../lib/node/site-error';
import type {Twin} from './twin';

/** Most bytes of an index, which programs cut after so many, and of a whole text. */
const LIMITS = {index: 50_000, fullText: 2_000_000};

const PROJECTS =
  'Each page with whole files is a project: `npx <address of the page>.tgz` writes them into a folder, and `npm run local` there runs the first on a local network, without a wallet.';

const join = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/** Links to pages with their descriptions, below headings in the order of the pages. */
function sections(twins: readonly Twin[], headingOf: (twin: Twin) => string): string[] {
  const lines = new Map<string, string[]>();
  for (const twin of twins) {
    const {title, description, address} = twin;
    const own = lines.get(headingOf(twin)) ?? [];
    lines.set(headingOf(twin), [...own, `- [${title}](${address}): ${description}`]);
  }
  return [...lines].flatMap(([heading, own]) => [`## ${heading}`, own.join('\n')]);
}

/**
 * The files that programs find all pages by, in the form of llmstxt.org, and the whole texts.
 *
 * @param twins in the order that readers see them
 * @param home address of the site, with the base URL
 * @returns texts by name
 * @throws SiteError for a text that is too long
 */
export function llmsFiles(twins: readonly Twin[], home: string): Readonly<Record<string, string>> {
  const inArea = (area: Area): Twin[] => twins.filter((twin) => twin.area === area);
  const releaseOf = (area: Area): string => inArea(area)[0]?.release ?? '';
  const fullText = (area: Area): string =>
    inArea(area)
      .map(({address, markdown}) => `<!-- ${address} -->\n\n${markdown}`)
      .join('\n\n');
  const headingOf = ({area}: Twin): string =>
    area === 'site' ? 'Optional' : {...VERSIONS, ...SECTIONS}[area].label;
  const versions = DOCS_VERSIONS.map((version) => {
    const {label, stage} = VERSIONS[version];
    const state = stage === 'latest' ? 'the latest release' : stage;
    return `- [${label}](${home}${version}/llms.txt): SDK ${releaseOf(version)}, ${state}, by task; its whole text is ${home}${version === LATEST ? '' : `${version}/`}llms-full.txt`;
  });
  const others = DOCS_VERSIONS.filter((version) => version !== LATEST).map(
    (version) => `${home}${version}/llms-full.txt is about SDK ${releaseOf(version)}`,
  );
  const files: Record<string, string> = {
    'llms.txt': join([
      `# ${identity.title}`,
      `> ${identity.tagline}. Developer documentation of the JavaScript SDK, every page as Markdown.`,
      `Use the pages of the SDK release that your code imports; the two are not compatible:`,
      versions.join('\n'),
      PROJECTS,
      `[Notes for coding agents](${home}agents.md) say what such code gets wrong most often. They also say how to start the MCP server of these docs, which answers editors and agents from search, pages, samples, errors, chains and contracts.`,
      ...sections(AREAS.flatMap(inArea), headingOf),
    ]),
    // At the root, nobody has chosen a version.
    'llms-full.txt': join([
      `# ${identity.title} ${VERSIONS[LATEST].label}`,
      `> All pages about SDK ${releaseOf(LATEST)}, the latest release. Code for another one needs other pages: ${others.join(', ')}.`,
      fullText(LATEST),
    ]),
  };
  for (const version of DOCS_VERSIONS) {
    files[`${version}/llms-full.txt`] = fullText(version);
    files[`${version}/llms.txt`] = join([
      `# ${identity.title} ${VERSIONS[version].label}`,
      `> The pages about SDK ${releaseOf(version)}, as Markdown.`,
      PROJECTS,
      ...sections(inArea(version), ({group}) => group ?? 'More'),
    ]);
  }
  for (const [name, text] of Object.entries(files)) {
    const limit = name.endsWith('full.txt') ? LIMITS.fullText : LIMITS.index;
    if (Buffer.byteLength(text) > limit) {
      throw new SiteError(name, `has ${Buffer.byteLength(text)} bytes, ${limit} are allowed`);
    }
  }
  return files;
}
