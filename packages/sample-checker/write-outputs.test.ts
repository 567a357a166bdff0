import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {checkTexts, fence} from './testing/check-texts';
import {writeOutputs} from './write-outputs';

const root = mkdtempSync(path.join(tmpdir(), 'samples-'));

afterEach(() => rmSync(root, {recursive: true, force: true}));

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const page = (first: string, second: string, third: string): string =>
  [
    fence('ts', `console.log('one');\nconsole.log('two');`),
    fence('text output', first),
    '- In a list:\n\n',
    indented(fence('ts', `console.log('id', Math.random());\nconsole.log();\nconsole.log('end');`)),
    '\n',
    indented(fence('text output', second)),
    fence('ts', `console.log('same');`),
    fence('text output', third),
  ].join('');

it('rewrites outputs to what was printed, and nothing else', async () => {
  const file = path.join(root, 'page.mdx');
  const before = page('one\nthree\nfour', 'id …\nold', 'same');
  writeFileSync(file, before);
  const {outcomes} = await checkTexts({'page.mdx': before});
  expect(writeOutputs(root, outcomes)).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(page('one\ntwo', 'id …\n\nend', 'same'));
});
