import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {speculationRules} from '../../pipeline/deferred-app/speculation-rules';
import {builtPages, documentOf, readBuilt} from '../support/site';

const digestOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

test('the policy allows the inline scripts of all pages, the rules one of them inserts, and no others', () => {
  const allowed = readBuilt('_headers').match(/sha256-[\w+/]+=*/g);
  const inline = builtPages.flatMap((page) => {
    const $ = documentOf(page);
    return $('script:not([src]):not([type$=json])')
      .toArray()
      .map((script) => digestOf($(script).text()));
  });
  expect(new Set(allowed)).toEqual(new Set([...inline, digestOf(speculationRules('/'))]));
});
