import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {documentOf} from '../support/documents';
import {buildDir, builtPages} from '../support/site';

const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const read = (file: string): Buffer => readFileSync(path.join(buildDir, file));

test('the policy allows the inline scripts of all pages, and no others', () => {
  const allowed = read('_headers')
    .toString()
    .match(/sha256-[\w+/]+=*/g);
  const inline = builtPages.flatMap((page) => {
    const $ = documentOf(page);
    return $('script:not([src]):not([type$=json])')
      .toArray()
      .map((script) => digestOf($(script).text()));
  });
  expect(new Set(allowed)).toEqual(new Set(inline));
});

test('every script and stylesheet that a page names is the one that was built', () => {
  for (const page of builtPages) {
    const $ = documentOf(page);
    for (const element of $('script[src], link[rel=stylesheet]').toArray()) {
      const address = ($(element).attr('src') ?? $(element).attr('href'))!;
      const digest = digestOf(read(decodeURI(address)));
      expect.soft($(element).attr('integrity'), `${address} on ${page.route}`).toBe(digest);
    }
  }
});
