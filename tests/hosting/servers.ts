import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {SiteError} from '../../plugins/shared/site-error';
import {CADDY, FOLDER, NGINX} from './places';

/** The programs, and Debian's packages that bring them. */
const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/caddy': 'caddy',
  '/usr/bin/openssl': 'openssl',
};

const missing = (): string[] =>
  Object.entries(PACKAGES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

/** @throws SiteError if a server is missing and cannot be installed */
export function install(): void {
  if (missing().length > 0 && process.getuid?.() === 0) {
    const apt = (...args: string[]) => spawnSync('apt-get', args, {stdio: 'inherit'});
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0) {
    throw new SiteError(
      'tests/hosting',
      `nginx and Caddy are needed; on Debian, run "apt-get install ${missing().join(' ')}" as root`,
    );
  }
}

function run(command: string, ...args: string[]): void {
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8'});
  if (status !== 0) {
    throw new SiteError(command, stderr);
  }
}

const config = (name: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new SiteError(`deploy/${name}`, `has no "${from}" any more, which tests replace`);
      }
      return text.replace(from, to);
    },
    readFileSync(path.join('deploy', name), 'utf8'),
  );

/** The configurations of deploy/, with the ports and folders of the tests. */
function configure(): void {
  for (const {dir} of [NGINX, CADDY]) {
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(path.join(dir, 'tls'), {recursive: true});
    symlinkSync(path.join(FOLDER, 'current', 'servers'), path.join(dir, 'site'));
  }
  const inNginx = (name: string): string => path.join(NGINX.dir, name);
  writeFileSync(
    inNginx('nginx.conf'),
    config('nginx/nginx.conf', {
      'pid /run/nginx.pid': `pid ${inNginx('pid')}`,
      'listen 8080;': `listen ${NGINX.http};`,
      '# With TLS, see README.md: include tls.conf;': 'include tls.conf;',
    }),
  );
  writeFileSync(
    inNginx('tls.conf'),
    config('nginx/tls.conf', {
      'listen 8443': `listen ${NGINX.https}`,
      'https://$host$': `https://$host:${NGINX.https}$`,
    }),
  );
  run(
    ...(['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'] as const),
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', inNginx('tls/key.pem'), '-out', inNginx('tls/certificate.pem')],
  );
  writeFileSync(path.join(CADDY.dir, 'Caddyfile'), config('caddy/Caddyfile', {}));
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const started: ChildProcess[] = [];

/** @throws SiteError with what the server says if it ends, or if something else has its port */
async function start(port: number, command: string, ...args: string[]): Promise<void> {
  if (await accepts(port)) {
    throw new SiteError(command, `port ${port} is in use; end what uses it`);
  }
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, SITE_ADDRESS: `:${CADDY.http}`, SITE_ADMIN: 'off', HOME: CADDY.dir},
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

const NGINX_ARGS = ['-p', NGINX.dir, '-c', path.join(NGINX.dir, 'nginx.conf')];

/** Has nginx read its configuration anew, as after a release. */
export const reloadNginx = (): void => run('/usr/sbin/nginx', ...NGINX_ARGS, '-s', 'reload');

/** Starts nginx and Caddy with the current release. */
export async function startServers(): Promise<void> {
  configure();
  await start(NGINX.http, '/usr/sbin/nginx', ...NGINX_ARGS, '-g', 'daemon off;');
  const caddyfile = path.join(CADDY.dir, 'Caddyfile');
  await start(CADDY.http, '/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile);
}

/** Ends the servers that were started. */
export const stopServers = (): void => started.forEach((child) => child.kill());
