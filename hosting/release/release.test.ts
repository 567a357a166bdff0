import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {checkBuild} from './check-build';
import {release} from './release';

const TEXT = 'a text that is long enough to be compressed. '.repeat(20);

let dir: string;
const inDir = (...parts: string[]): string => path.join(dir, ...parts);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inDir(file)), {recursive: true});
  writeFileSync(inDir(file), text);
}

function build(asset: string, baseUrl = '/'): void {
  rmSync(inDir('build'), {recursive: true, force: true});
  const html = `<link href=/assets-guide><link href=${baseUrl}assets/js/${asset}>${TEXT}</body></html>`;
  for (const page of ['index.html', 'a/index.html', '404.html']) {
    write(`build/${page}`, html);
  }
  write(`build/assets/js/${asset}`, TEXT);
  write('build/same.txt', TEXT);
  ['maps.conf', 'server.conf', 'site.caddy'].forEach((name) =>
    write(`build-servers/${name}`, asset),
  );
}

const releaseAs = (name: string): Promise<string> => release(inDir('build'), inDir('srv'), name);
const check = (): Promise<void> => checkBuild(inDir('build'), ['/', '/a']);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'release-'));
  build('one.js');
});

describe('release', () => {
  it('becomes current, with its own configuration and compressed copies', async () => {
    await releaseAs('1');
    const current = (file: string) => readFileSync(inDir('srv/current', file));
    expect(current('site/a/index.html').toString()).toContain(TEXT);
    expect(current('servers/root.conf').toString()).toBe(
      `root "${inDir('srv/releases/1/site')}";\n`,
    );
    expect(brotliDecompressSync(current('site/same.txt.br')).toString()).toBe(TEXT);
    expect(gunzipSync(current('site/same.txt.gz')).toString()).toBe(TEXT);
  });

  it('keeps the assets of the one before, and the time of what did not change', async () => {
    await releaseAs('1');
    const before = statSync(inDir('srv/current/site/same.txt')).mtimeMs;
    build('two.js');
    await releaseAs('2');
    expect(existsSync(inDir('srv/current/site/assets/js/one.js.br'))).toBe(true);
    expect(existsSync(inDir('srv/current/site/assets/js/two.js.br'))).toBe(true);
    expect(statSync(inDir('srv/current/site/same.txt')).mtimeMs).toBe(before);
    // Written once, and only linked after that.
    const kept = statSync(inDir('srv/current/site/same.txt.br'));
    expect([kept.nlink, kept.ino]).toEqual([
      2,
      statSync(inDir('srv/releases/1/site/same.txt.br')).ino,
    ]);
    expect(readFileSync(inDir('srv/current/servers/server.conf'), 'utf8')).toBe('two.js');
  });

  it('has the path that the site is served below', async () => {
    for (const name of ['1', '2']) {
      build(`${name}.js`, '/a/docs/');
      await releaseAs(name);
    }
    const site = inDir('srv/current/site/a/docs');
    expect(
      ['index.html', 'assets/js/1.js'].map((file) => existsSync(path.join(site, file))),
    ).toEqual([true, true]);
    expect(statSync(path.join(site, 'same.txt.br')).nlink).toBe(2);
  });

  it('keeps three', async () => {
    for (const name of ['1', '2', '3', '4']) {
      await releaseAs(name);
    }
    const kept = ['1', '2', '3', '4'].filter((name) => existsSync(inDir('srv/releases', name)));
    expect(kept).toEqual(['2', '3', '4']);
  });

  it('does not write over another', async () => {
    await releaseAs('1');
    await expect(releaseAs('1')).rejects.toThrow('ENOTEMPTY');
  });
});

describe('checkBuild', () => {
  it('takes a whole build', () => check());

  it.each([
    ['without a page', () => rmSync(inDir('build/a/index.html')), /a\/index\.html: is missing/],
    ['with half a page', () => write('build/a/index.html', '<p>'), /ends in the middle/],
    [
      'without an asset',
      () => rmSync(inDir('build/assets'), {recursive: true}),
      /one\.js, which is missing/,
    ],
    [
      'without configurations',
      () => rmSync(inDir('build-servers/maps.conf')),
      /maps\.conf: is missing/,
    ],
  ])('refuses one %s', async (_what, breakIt, message) => {
    breakIt();
    await expect(check()).rejects.toThrow(message);
  });
});
