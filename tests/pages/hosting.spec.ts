import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {documentOf} from '../support/documents';
import {buildDir, builtPages} from '../support/site';

const digestOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

test('the policy allows the inline scripts of all pages, and no others', () => {
  const allowed = readFileSync(path.join(buildDir, '_headers'), 'utf8').match(/sha256-[\w+/]+=*/g);
  const inline = builtPages.flatMap((page) => {
    const $ = documentOf(page);
    return $('script:not([src]):not([type$=json])')
      .toArray()
      .map((script) => digestOf($(script).text()));
  });
  expect(new Set(allowed)).toEqual(new Set(inline));
});
