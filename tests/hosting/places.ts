import path from 'node:path';

/** Where a released site and its servers are, and their ports. */
export interface Place {
  folder: string;
  nginx: {http: number; https: number};
  caddy: number;
}

/** The built site. */
export const SITE: Place = {
  folder: path.resolve('.cache/hosting'),
  nginx: {http: 4180, https: 4181},
  caddy: 4182,
};
export const CURRENT_SITE = path.join(SITE.folder, 'current', 'site');

/** A small one below a path, with every service that a site can have. */
export const SITE_BELOW: Place = {
  folder: path.resolve('.cache/hosting-below'),
  nginx: {http: 4183, https: 4184},
  caddy: 4185,
};
export const BASE_URL = '/docs/';

/** Pages whose Markdown twin the tests ask for. */
export const TWINS = {'/v3/usecases': 'v3/usecases.md', '/': 'index.md', '/v3/': 'v3/index.md'};
