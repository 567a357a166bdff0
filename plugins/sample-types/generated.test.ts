import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {generatedFiles, writeGenerated} from './generated';
import type {PageData} from './page-data';
import {EMPTY_BLOCKS} from './pages';

const PROVEN: PageData = {
  versions: {v3: {a: {proof: 'Checked against 3.0.24', hasTypes: true}}},
  types: {texts: [['const a: 1']], blocks: {'v3/a': [[0, 6, 1, 0]]}},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('the generated files', () => {
  it('are a module for the page, and its types where it has some', () => {
    writeGenerated(folder, generatedFiles(new Map([['docs/a.mdx', PROVEN]])));
    expect(read('docs/a.mdx.js')).toBe(
      `import typesUrl from './a.mdx.types.json';\nexport default {typesUrl, versions: ${JSON.stringify(PROVEN.versions)}};\n`,
    );
    expect(JSON.parse(read('docs/a.mdx.types.json'))).toEqual(PROVEN.types);
  });

  it('claim nothing that an earlier build found out', () => {
    writeGenerated(folder, generatedFiles(new Map([['docs/a.mdx', PROVEN]])));
    writeGenerated(folder, new Map());
    expect(read('docs/a.mdx.js')).toBe(EMPTY_BLOCKS);
    expect(existsSync(path.join(folder, 'docs/a.mdx.types.json'))).toBe(false);
  });

  it('are left alone when they are right, so that the bundler has nothing to do', () => {
    const files = generatedFiles(new Map([['docs/a.mdx', PROVEN]]));
    writeGenerated(folder, files);
    const before = statSync(path.join(folder, 'docs/a.mdx.js'), {bigint: true}).mtimeNs;
    writeGenerated(folder, files);
    expect(statSync(path.join(folder, 'docs/a.mdx.js'), {bigint: true}).mtimeNs).toBe(before);
  });
});
