import {readdirSync} from 'node:fs';
import path from 'node:path';
import routes from '../../site/routes.json';

/** The folder of the built site. BUILD_DIR names another one. */
export const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');

/** A page of the built site. */
export interface BuiltPage {
  /** Its address below the base URL, in exact letter case. */
  route: string;
  /** The part of the site that it belongs to, such as "v3" or "blog". */
  area: string;
  /** Its file, relative to the build folder. */
  file: string;
}

const notFound: BuiltPage = {route: '/404.html', area: 'page', file: '404.html'};

/** Every page: the published routes of the manifest, and the not-found page. */
export const builtPages: readonly BuiltPage[] = [
  ...routes.map(({path: route, area}) => ({
    route,
    area,
    file: path.posix.join(route.slice(1), 'index.html'),
  })),
  notFound,
];

/** Every file of the built site, relative to its folder, with slashes, in exact letter case. */
export function listBuiltFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
