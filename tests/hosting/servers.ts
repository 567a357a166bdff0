import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {SiteError} from '../../lib/node/site-error';
import type {Place} from './places';

/** The programs, and Debian's packages that bring them. */
export const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/rsync': 'rsync',
};

/** @throws SiteError with what a command says that fails */
export function run(command: string, ...args: string[]): void {
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new SiteError(command, stderr);
  }
}

const config = (name: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new SiteError(
          `hosting/deploy/${name}`,
          `has no "${from}" any more, which tests replace`,
        );
      }
      return text.replace(from, to);
    },
    readFileSync(path.join('hosting/deploy', name), 'utf8'),
  );

/** The configurations of hosting/deploy/, with the ports and folders of the tests. */
function configure({folder, build, nginx}: Place): void {
  for (const dir of [path.join(folder, 'nginx'), path.join(folder, 'caddy')]) {
    mkdirSync(path.join(dir, 'tls'), {recursive: true});
    symlinkSync(`${build}-servers`, path.join(dir, 'site'));
  }
  const inNginx = (name: string): string => path.join(folder, 'nginx', name);
  const root = {'/srv/site': path.join(folder, 'site')};
  writeFileSync(
    inNginx('nginx.conf'),
    config('nginx/nginx.conf', {
      'pid /run/nginx.pid': `pid ${inNginx('pid')}`,
      'listen 8080;': `listen ${nginx.http};`,
      ...root,
      '# With TLS, see README.md: include tls.conf;': 'include tls.conf;',
    }),
  );
  writeFileSync(
    inNginx('tls.conf'),
    config('nginx/tls.conf', {
      'listen 8443': `listen ${nginx.https}`,
      'https://$host$': `https://$host:${nginx.https}$`,
    }),
  );
  run(
    ...(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'] as const),
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', inNginx('tls/key.pem'), '-out', inNginx('tls/certificate.pem')],
  );
  writeFileSync(path.join(folder, 'caddy', 'Caddyfile'), config('caddy/Caddyfile', root));
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const started: ChildProcess[] = [];

/**
 * Starts a server and waits until it listens.
 *
 * @throws SiteError with what the server says if it ends, or if something else has its port
 */
async function start(
  port: number,
  command: string,
  args: string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (await accepts(port)) {
    throw new SiteError(command, `port ${port} is in use; end what uses it`);
  }
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, ...variables},
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  started.push(child);
  while (!(await accepts(port))) {
    if (child.exitCode !== null) {
      throw new SiteError(command, said);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function nginxArgs({folder}: Place): string[] {
  const dir = path.join(folder, 'nginx');
  return ['-p', dir, '-c', path.join(dir, 'nginx.conf')];
}

/** Starts nginx and Caddy. */
export async function startServers(place: Place): Promise<void> {
  configure(place);
  await start(place.nginx.http, '/usr/sbin/nginx', [...nginxArgs(place), '-g', 'daemon off;']);
  const dir = path.join(place.folder, 'caddy');
  await start(
    place.caddy,
    '/usr/bin/caddy',
    ['run', '--adapter', 'caddyfile', '--config', path.join(dir, 'Caddyfile')],
    {SITE_ADDRESS: `:${place.caddy}`, SITE_ADMIN: 'off', HOME: dir},
  );
}

/** Ends the servers that were started. */
export const stopServers = (): void => started.forEach((child) => child.kill());
