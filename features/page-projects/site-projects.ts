import {DOCS_VERSIONS, VERSIONS, type DocsVersion} from '../../site/versions';
import {entryOf} from '../../lib/node/routes';
import {readProjects, type PageProject} from 'sample-checker';
import {readSdk} from '../../packages/sdk-release/sdk';
import {SiteError} from '../../lib/node/site-error';
import type {ProjectBase, ProjectPage} from './place';

/** A project with its place on the site. */
export interface SiteProject {
  project: PageProject;
  page: ProjectPage;
  base: ProjectBase;
}

const SETTINGS = ['tsconfig.json', 'vite.config.js'] as const;

/** Settings that an Installation page has its readers copy. */
function settingsOf(
  version: DocsVersion,
  projects: readonly PageProject[],
): ProjectBase['settings'] {
  const file = `${VERSIONS[version].folder}/${VERSIONS[version].installation}`;
  const shown = projects.find(({page}) => page.file.path === file)?.files ?? [];
  const entries = SETTINGS.map((name) => {
    const code = shown.find((each) => each.name === name)?.code;
    if (code === undefined) throw new SiteError(file, `shows no ${name} for readers to copy`);
    return [name, `${code}\n`];
  });
  return Object.fromEntries(entries) as ProjectBase['settings'];
}

/**
 * The projects of all pages of docs, lab and ecosystem, as they are now.
 *
 * @param root the project's folder
 * @param home address of the site, with its base URL
 */
export async function siteProjects(root: string, home: string): Promise<SiteProject[]> {
  const projects = await readProjects(root);
  const pages = new Map<string, ProjectPage>();
  for (const {file} of projects.map(({page}) => page)) {
    const entry = entryOf(file.path);
    const description = /^description: (?<text>.+)$/m.exec(file.text)?.groups?.text ?? '';
    if (entry) {
      const address = new URL(entry.path.replace(/^\/|\/$/g, ''), home).href;
      pages.set(file.path, {title: entry.title, description, address});
    }
  }
  const bases = new Map(
    DOCS_VERSIONS.map((version): [DocsVersion, ProjectBase] => [
      version,
      {
        sdk: readSdk(root, version),
        settings: settingsOf(version, projects),
        localNetwork: new URL('lit-local-network.tgz', home).href,
        pageOf: (path) => pages.get(path),
      },
    ]),
  );
  return projects.flatMap((project) => {
    const {path, version} = project.page.file;
    const page = pages.get(path);
    return page ? [{project, page, base: bases.get(version)!}] : [];
  });
}
