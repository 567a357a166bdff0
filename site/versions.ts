/** A docs version: its pages, and the SDK release that they are written for. */
export interface DocsVersionEntry {
  /** Docusaurus' name for it: `current` for the folder without a version. */
  readonly name: string;
  /** Label in menus and search. */
  readonly label: string;
  /** Line in the version menu: release, stage, networks. */
  readonly about: string;
  /** Exactly one is the latest release, which a reader who says nothing wants. A beta is newer. */
  readonly stage: 'beta' | 'latest' | 'older';
  /** Its pages. */
  readonly folder: string;
  /** Its page of terms, below its folder. */
  readonly glossary: string;
  /** Its page that says how to install the SDK, below its folder. */
  readonly installation: string;
  /** Address of its page about Lit Actions, where one can be run. */
  readonly actions: string;
  /** Its pages stood at the root, and below `/docs`, before addresses named a version. */
  readonly wasAtRoot?: true;
}

/** A table of docs versions, newest first. */
export type DocsVersions = Readonly<Record<string, DocsVersionEntry>>;

const tableOf = <Key extends string>(
  table: Readonly<Record<Key, DocsVersionEntry>>,
): typeof table => table;

/**
 * The docs versions, newest first. What is not said here follows from the key, such as `v3`: the address (`/v3/`), the
 * SDK release (`sdk/v3`), the sidebar (`site/sidebars/v3.json`) and the judged queries of the search.
 * pipeline/content/check-versions.ts names what a version lacks.
 */
export const VERSIONS = tableOf({
  v3: {
    name: 'current',
    label: 'v3.x.x',
    about: '3.0.24, beta, network Cayenne',
    stage: 'beta',
    folder: 'docs',
    glossary: 'resources/glossary.mdx',
    installation: 'sdk/installation.mdx',
    actions: '/v3/sdk/serverless-signing/overview',
  },
  v2: {
    name: '2.0',
    label: 'v2.x.x',
    about: '2.2.63, latest release, networks Jalapeno and Serrano',
    stage: 'latest',
    folder: 'versioned_docs/version-2.0',
    glossary: 'resources/glossary.mdx',
    installation: 'sdk/explanation/installation.mdx',
    actions: '/v2/LitActions/intro',
    wasAtRoot: true,
  },
});

export type DocsVersion = keyof typeof VERSIONS;

export const DOCS_VERSIONS = Object.keys(VERSIONS) as readonly DocsVersion[];

export const NEWEST = DOCS_VERSIONS[0]!;

/** The docs of the release that a reader who says nothing wants. */
export const LATEST = DOCS_VERSIONS.find((version) => VERSIONS[version].stage === 'latest')!;

/** A part of the site outside the docs versions. */
export interface SectionEntry {
  /** Label in search. */
  readonly label: string;
  /** Its pages. */
  readonly folders: readonly string[];
  /** Its docs instance, whose id is the folder and the address as well; undefined for blog and single pages. */
  readonly instance?: string;
}

export const SECTIONS = {
  learningLab: {label: 'Learning Lab', folders: ['learningLab'], instance: 'learningLab'},
  ecosystem: {label: 'Ecosystem', folders: ['Ecosystem'], instance: 'Ecosystem'},
  site: {label: 'Blog and pages', folders: ['blog', 'src/pages']},
} as const satisfies Record<string, SectionEntry>;

/** A part of the site that search can be narrowed to. */
export type Area = DocsVersion | keyof typeof SECTIONS;

/** In the order readers see them. */
export const AREAS = [...DOCS_VERSIONS, ...Object.keys(SECTIONS)] as readonly Area[];

/** The address of a docs version. */
export const routeOf = (version: string): string => `/${version}/`;

/**
 * The docs version that Docusaurus knows by this name.
 *
 * @throws Error for a name that no version has: nothing may take one version for another
 */
export function versionNamed(name: string, versions: DocsVersions = VERSIONS): DocsVersion {
  const found = Object.entries(versions).find(([, entry]) => entry.name === name);
  if (!found) {
    throw new Error(`no docs version is named "${name}"; add it to site/versions.ts`);
  }
  return found[0] as DocsVersion;
}

/**
 * Folders of pages, with the release that their samples are for: in sections, that of the newest docs version.
 *
 * @returns folders without a slash at the end
 */
export function contentFolders(
  versions: DocsVersions = VERSIONS,
): {folder: string; version: string; area: string}[] {
  const [newest] = Object.keys(versions) as [string];
  return [
    ...Object.entries(versions).map(([version, {folder}]) => ({folder, version, area: version})),
    ...Object.entries(SECTIONS).flatMap(([area, {folders}]) =>
      folders.map((folder) => ({folder, version: newest, area})),
    ),
  ];
}

/**
 * The folder of pages that a file stands in.
 *
 * @param file relative to the project's folder, with forward slashes
 */
export const contentFolderOf = (file: string) =>
  contentFolders().find(({folder}) => file.startsWith(`${folder}/`));
