import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import redirects from '../../site/redirects.json';
import routes from '../../site/routes.json';
import {hosting} from '../../hosting/policy';
import {readHeaders} from '../support/host';
import {buildDir} from '../support/site';
import {ask, type Answer} from './ask';
import {MADE, SITE} from './places';

/** Pages with their Markdown twin. */
const TWINS = {'/v3/usecases': 'v3/usecases.md', '/': 'index.md', '/v3/': 'v3/index.md'};

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const test = base.extend<{get: Ask}>({
  get: async ({baseURL}, use) => {
    await use((address, headers = {}, method = 'GET') => ask(baseURL!, address, {headers, method}));
  },
});

const published = routes.map((entry) => entry.path);
const page = (file: string): Buffer => readFileSync(path.join(SITE.site, file));
const asset = `/assets/js/${readdirSync(path.join(SITE.site, 'assets/js')).find((name) => /^main\.\w+\.js$/.test(name))!}`;

test('every route is answered with its page', async ({get}) => {
  for (const route of published) {
    const {status, headers, body} = await get(route);
    expect.soft(status, route).toBe(200);
    expect.soft(headers['content-type'], route).toBe('text/html; charset=utf-8');
    expect.soft(body.equals(page(path.join(route, 'index.html'))), route).toBe(true);
  }
});

test('everything is answered with the headers of the site', async ({get}) => {
  const paths = [
    '/',
    '/v3/usecases',
    '/v3/usecases/',
    asset,
    '/img/logo.svg',
    '/nothing',
    '/assets/nothing.js',
    '/action-frame/',
    '/action-frame/frame.js',
  ];
  for (const [address, method] of [...paths.map((name) => [name, 'GET']), ['/', 'POST']]) {
    const {headers} = await get(address!, {}, method);
    for (const [name, value] of Object.entries(readHeaders(buildDir, address))) {
      expect.soft(headers[name], `${name} of ${address}`).toBe(value);
    }
    expect.soft(headers.server ?? 'nginx', address).toBe('nginx');
    for (const unwanted of ['set-cookie', 'access-control-allow-origin']) {
      expect.soft(headers, address).not.toHaveProperty(unwanted);
    }
  }
});

test('caches keep assets for good, and ask for all else', async ({get}) => {
  const cached = async (...request: Parameters<Ask>) => {
    const {status, headers} = await get(...request);
    return [status, headers['cache-control']];
  };
  const etag = (await get(asset)).headers.etag!;
  expect(await cached(asset)).toEqual([200, hosting.caching['/assets/']]);
  expect(await cached(asset, {'If-None-Match': etag})).toEqual([304, hosting.caching['/assets/']]);
  expect(await cached('/img/logo.svg')).toEqual([200, hosting.caching['/img/']]);
  for (const [status, addresses, method] of [
    [200, ['/', '/v3/usecases', '/sitemap.xml'], 'GET'],
    [301, ['/V3/UseCases', '/accessControlModal', '/v3/usecases/'], 'GET'],
    [404, ['/nothing', '/assets/nothing.js', '/img/a/b.svg'], 'GET'],
    [405, ['/', asset, '/img/logo.svg'], 'POST'],
  ] as const) {
    for (const address of addresses) {
      const answer = await cached(address, {}, method);
      expect.soft(answer, `${method} ${address}`).toEqual([status, hosting.revalidate]);
    }
  }
});

test('conditions that a file does not meet are not cached', async ({get}) => {
  for (const [name, value] of [
    ['Range', 'bytes=99999999-'],
    ['If-Match', '"other"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ] as const) {
    const {status, headers} = await get(asset, {[name]: value});
    const expected = status === 200 ? hosting.caching['/assets/'] : hosting.revalidate;
    expect.soft(headers['cache-control'], `${name} ${status}`).toBe(expected);
  }
});

test('what a cache has is not sent again', async ({get}) => {
  for (const address of ['/v3/usecases', asset]) {
    const {headers} = await get(address);
    expect(headers.etag).toBeTruthy();
    expect((await get(address, {'If-None-Match': headers.etag!})).status).toBe(304);
    expect((await get(address, {'If-None-Match': '"other"'})).status).toBe(200);
  }
});

test('texts are sent compressed to those who take it', async ({get}) => {
  for (const [address, file] of [
    ['/v3/usecases', 'v3/usecases/index.html'],
    [asset, asset],
  ] as const) {
    const brotli = await get(address, {'Accept-Encoding': 'gzip, deflate, br'});
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(page(file))).toBe(true);
    const gzip = await get(address, {'Accept-Encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(page(file))).toBe(true);
    expect(gzip.headers.vary).toContain('Accept-Encoding');
    expect((await get(address)).headers['content-encoding']).toBeUndefined();
  }
});

test('every address of a page leads to it in one hop', async ({get}) => {
  for (const route of published.filter((path) => path !== '/')) {
    const bare = route.replace(/\/$/, '');
    const others = [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`, bare.toUpperCase()];
    for (const address of [...others, `/${bare}`].filter((other) => other !== route)) {
      const {status, headers} = await get(`${address}?q=1`);
      expect.soft([status, headers.location], address).toEqual([301, `${route}?q=1`]);
    }
  }
  expect((await get('/index.html')).headers.location).toBe('/');
});

test('every old address leads to a page in one hop', async ({get}) => {
  for (const {from} of redirects) {
    for (const root of ['', '/docs']) {
      const address = root + from.replace(/\/\*$/, '/anything');
      const {status, headers} = await get(address);
      if (status !== 404 || !from.endsWith('/*')) {
        expect.soft(status, address).toBe(301);
        expect.soft(published, address).toContain(headers.location);
      }
    }
  }
});

test('unknown addresses get the not-found page', async ({get}) => {
  for (const address of [
    '/nothing',
    '/v3/nothing',
    '/v3/sdk',
    '/v3/sdk/',
    '/404.html',
    '/v3/usecases/nothing',
    '/v3/usecases.md/',
    '/img/logo.svg/',
    '/sitemap.xml/',
    '//evil.example',
    '/%5c%5cevil.example',
  ]) {
    const {status, headers, body} = await get(address);
    expect
      .soft([status, headers['content-type']], address)
      .toEqual([404, 'text/html; charset=utf-8']);
    expect.soft(body.toString(), address).toContain('data-not-found');
  }
});

test('nothing outside of the site is answered', async ({get}) => {
  for (const address of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets/../../build-servers/server.conf',
    '/..%5c..%5cetc/passwd',
    ...MADE.hidden.map((file) => `/${file}`),
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/v3/usecases%00.html',
  ]) {
    const {status, body} = await get(address);
    expect.soft([400, 404], address).toContain(status);
    expect.soft(body.toString(), address).not.toMatch(/root:|add_header|Content-Security|^hidden/);
  }
});

test('a release keeps the assets of the one before, and nothing else of it', async ({get}) => {
  expect((await get(`/${MADE.oldAsset}`)).status).toBe(200);
  expect((await get(`/${MADE.oldPage}`)).status).toBe(404);
});

test('other methods are refused, and HEAD is answered without a body', async ({get}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const {status, headers} = await get('/v3/usecases', {}, method);
    expect.soft([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
  expect((await get('/', {}, 'TRACE')).status).toBe(405);
  const head = await get('/v3/usecases', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(Number(head.headers['content-length'])).toBe(page('v3/usecases/index.html').length);
});

test('a range of bytes is answered with the whole file', async ({get}) => {
  const many = Array.from({length: 500}, (_, start) => `${start}-`).join(',');
  for (const range of ['10-19', '99999999-', many]) {
    const {status, body} = await get(asset, {Range: `bytes=${range}`});
    expect.soft(status, range).toBe(200);
    expect.soft(body.equals(page(asset)), range).toBe(true);
  }
});

test('huge headers and addresses are refused, and the server goes on', async ({get}) => {
  const refused = [400, 404, 413, 414, 431, 494];
  expect(refused).toContain(
    (await get('/', {Cookie: 'a'.repeat(2_000_000)}).catch(() => ({status: 431}))).status,
  );
  expect(refused).toContain((await get(`/${'a'.repeat(100_000)}`)).status);
  expect((await get('/')).status).toBe(200);
});

// Which wishes ask for it: hosting/hosting.test.ts.
test('programs that ask for Markdown get it', async ({get}) => {
  for (const [route, twin] of Object.entries(TWINS)) {
    for (const accept of [
      'text/markdown, text/html;q=0.9, */*;q=0.1',
      'TEXT/MARKDOWN; charset=utf-8',
      'text/html;q=0.1, text/markdown;q=0.9',
    ]) {
      const {status, headers, body} = await get(route, {Accept: accept});
      expect
        .soft([status, headers['content-type']], `${route} ${accept}`)
        .toEqual([200, 'text/markdown; charset=utf-8']);
      expect.soft(headers.vary, route).toMatch(/\bAccept\b(?!-)/);
      expect.soft(body.equals(page(twin)), route).toBe(true);
    }
    for (const accept of ['*/*', 'text/markdown;q=0', 'text/markdownish']) {
      const {headers} = await get(route, {Accept: accept});
      expect.soft(headers['content-type'], `${route} ${accept}`).toBe('text/html; charset=utf-8');
      expect.soft(headers.vary, route).toMatch(/\bAccept\b(?!-)/);
    }
    expect((await get(`/${twin}`)).headers['content-type']).toBe('text/markdown; charset=utf-8');
  }
  expect((await get('/nothing', {Accept: 'text/markdown'})).status).toBe(404);
});

test('files have the types that their readers need', async ({get}) => {
  for (const [address, type] of Object.entries({
    ...hosting.types,
    '/types/lit-actions-v3.d.ts': 'text/plain; charset=utf-8',
    '/img/logo.svg': 'image/svg+xml',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
  })) {
    const {status, headers} = await get(address);
    expect.soft([status, headers['content-type']], address).toEqual([200, type]);
  }
  expect((await get('/sitemap.xml')).headers['content-type']).toMatch(/^(?:text|application)\/xml/);
  expect((await get(asset)).headers['content-type']).toMatch(/^text\/javascript/);
});
