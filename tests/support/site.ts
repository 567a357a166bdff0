import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {SiteError} from '../../lib/node/site-error';
import {identity} from '../../site/identity';
import routes from '../../site/routes.json';

/** The folder of the built site. BUILD_DIR names another one. */
export const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** The site's own address, without a path. */
export const ORIGIN = process.env.SITE_URL ?? identity.defaultUrl;

/** A route of the manifest that was built. */
export interface PublishedPage {
  /** Its address below the base URL, in exact letter case. */
  route: string;
  /** The part of the site that it belongs to, such as "v3" or "blog". */
  area: string;
  /** Its file, relative to the build folder. */
  file: string;
}

const notFound: PublishedPage = {route: '/404.html', area: 'page', file: '404.html'};

/** Every page: the published routes of the manifest, and the not-found page. */
export const builtPages: readonly PublishedPage[] = [
  ...routes.map(({path: route, area}) => ({
    route,
    area,
    file: path.posix.join(route.slice(1), 'index.html'),
  })),
  notFound,
];

/** The text of a file of the built site. */
export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

const parsed = new Map<string, CheerioAPI>();

/** A built page, parsed, with what readers without scripts see; each is parsed once: read it, do not change it. */
export function documentOf({file}: PublishedPage): CheerioAPI {
  const document = parsed.get(file) ?? load(readBuilt(file), {scriptingEnabled: false});
  parsed.set(file, document);
  return document;
}

/** Every file of the built site, relative to its folder, with slashes, in exact letter case. */
export function listBuiltFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Makes sure that there is a site to test. */
export default function requireBuild(): void {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new SiteError(buildDir, 'no built site there; run "npm run build" first');
  }
}
