import path from 'node:path';

/** What the servers of these tests use. */
export const FOLDER = path.resolve('.cache/hosting');
export const CURRENT_SITE = path.join(FOLDER, 'current', 'site');
export const NGINX = {dir: path.join(FOLDER, 'nginx'), http: 4180, https: 4181};
export const CADDY = {dir: path.join(FOLDER, 'caddy'), http: 4182};

/** Pages whose Markdown twin the tests ask for. */
export const TWINS = {'/v3/usecases': 'v3/usecases.md', '/': 'index.md', '/v3/': 'v3/index.md'};
