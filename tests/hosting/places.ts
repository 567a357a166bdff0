import path from 'node:path';

/** The path that the small site is served below. */
export const BASE_URL = '/docs/';

/** A released site: its folders, and the ports of its servers. */
export interface Place {
  folder: string;
  build: string;
  /** The files that servers answer with, as the path has them that they are served below. */
  site: string;
  nginx: {http: number; https: number};
  caddy: number;
}

function placeFor(name: string, baseUrl: string, firstPort: number): Place {
  const folder = path.resolve('.cache', name);
  return {
    folder,
    build: path.join(folder, 'build'),
    site: path.join(folder, 'site', baseUrl),
    nginx: {http: firstPort, https: firstPort + 1},
    caddy: firstPort + 2,
  };
}

/** The built site. */
export const SITE = placeFor('hosting', '/', 4180);

/** A small one below a path, with every service that a site can have. */
export const SITE_BELOW = placeFor('hosting-below', BASE_URL, 4183);

/** Files of the served folder besides those of a build. */
export const MADE = {
  oldAsset: 'assets/js/old.js',
  oldPage: 'old/index.html',
  hidden: ['.git/config', '.web/config', 'v3/.env', '.well-known/.env'],
} as const;
