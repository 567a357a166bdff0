import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {digestOf, fileDigests, inlineScripts, withIntegrity} from './integrity';

const dir = mkdtempSync(path.join(tmpdir(), 'integrity-'));
mkdirSync(path.join(dir, 'assets'));
writeFileSync(path.join(dir, 'assets/main.js'), 'main()');
writeFileSync(path.join(dir, 'assets/style.css'), 'a{}');

const integrityOf = (html: string): string => withIntegrity(html, fileDigests(dir, '/docs/'));

describe('withIntegrity', () => {
  it('names the digest of each script and stylesheet, with quotes and without', () => {
    expect(
      integrityOf(
        '<link rel=stylesheet href=/docs/assets/style.css /><script src="/docs/assets/main.js" defer></script>',
      ),
    ).toBe(
      `<link rel=stylesheet href=/docs/assets/style.css integrity="${digestOf('a{}')}" />` +
        `<script src="/docs/assets/main.js" integrity="${digestOf('main()')}" defer></script>`,
    );
  });

  it('knows them in whatever order the attributes stand', () => {
    expect(
      integrityOf('<link href=/docs/assets/style.css rel=stylesheet><link href=/a rel=icon>'),
    ).toBe(
      `<link href=/docs/assets/style.css integrity="${digestOf('a{}')}" rel=stylesheet><link href=/a rel=icon>`,
    );
  });

  it('names the digests of the files that the application is loaded from later', () => {
    const html =
      '<meta name=application-files content="/docs/assets/main.js /docs/assets/style.css">' +
      '<meta name=page-files content=/docs/assets/main.js>';
    const [main, style] = [digestOf('main()'), digestOf('a{}')];
    expect(integrityOf(html)).toBe(
      html.replace('css">', `css" data-integrity="${main} ${style}">`),
    );
  });

  it('leaves other hosts, other elements and what has a digest alone', () => {
    const html =
      '<script src=https://example.org/a.js></script><a href=/docs/assets/style.css>x</a>' +
      '<script src=/docs/assets/main.js integrity=sha256-x></script>';
    expect(integrityOf(html)).toBe(html);
  });

  it('names a file that is missing', () => {
    expect(() => integrityOf('<script src=/docs/assets/gone.js></script>')).toThrow(
      '/docs/assets/gone.js: pages load it, and it is not in the build; build again',
    );
  });
});

it('inlineScripts finds what browsers run, and no data', () => {
  const html =
    '<script>one()</script><script type=application/json>{}</script><script src=/a.js></script><script type=module>two()</script>';
  expect(inlineScripts(load(html))).toEqual([digestOf('one()'), digestOf('two()')]);
});
