import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {bumpSdk} from './bump';

const MANIFEST = {
  dependencies: {
    '@lit-protocol/lit-node-client': '3.0.24',
    '@lit-protocol/contracts-sdk': '3.0.23',
    '@lit-protocol/pkp-walletconnect': 'file:../stubs/pkp-walletconnect',
    ethers: '5.7.2',
  },
  overrides: {'@lit-protocol/types': '3.0.24'},
  samples: {tags: {cayenne: '3.0.24'}},
};
const PAGE = [
  'npm install @lit-protocol/lit-node-client@3.0.24 @lit-protocol/contracts-sdk@3.0.23 ethers@5.7.2',
  'npm install @lit-protocol/types@3.0.241 @lit-protocol/types@3.0.24.',
  'In 3.0.24 it throws.',
].join('\n');
const V2 = {dependencies: {'@lit-protocol/lit-node-client': '2.2.63'}};

let root: string;
const write = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(
    path.join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
};
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bump-'));
  write('sdk/v3/package.json', MANIFEST);
  write('sdk/v2/package.json', V2);
  write('examples/node/package.json', {dependencies: {'@lit-protocol/types': '3.0.24'}});
  write('examples/old/package.json', V2);
  write('docs/a.mdx', PAGE);
  write('README.md', 'For SDK 3.0.24.');
  write('docs/node_modules/a.mdx', PAGE);
  write('versioned_docs/version-2.0/a.mdx', 'npm install @lit-protocol/lit-node-client@2.2.63');
});

describe('a bump', () => {
  it('rewrites pins, tags and install lines of the release, and nothing else', () => {
    const {from, rewritten} = bumpSdk(root, 'v3', '3.0.25');
    expect(from).toBe('3.0.24');
    expect([...rewritten]).toEqual([
      ['examples/node/package.json', 1],
      ['sdk/v3/package.json', 3],
      ['docs/a.mdx', 2],
    ]);
    expect(JSON.parse(read('sdk/v3/package.json'))).toEqual({
      ...MANIFEST,
      dependencies: {...MANIFEST.dependencies, '@lit-protocol/lit-node-client': '3.0.25'},
      overrides: {'@lit-protocol/types': '3.0.25'},
      samples: {tags: {cayenne: '3.0.25'}},
    });
    expect(read('docs/a.mdx')).toBe(
      PAGE.replace('client@3.0.24', 'client@3.0.25').replace('@3.0.24.', '@3.0.25.'),
    );
    expect(JSON.parse(read('sdk/v2/package.json'))).toEqual(V2);
  });

  it('says what has another version, and where the old one is still named', () => {
    const {otherVersions, mentions} = bumpSdk(root, 'v3', '3.0.25');
    expect(otherVersions).toEqual(['@lit-protocol/contracts-sdk 3.0.23']);
    expect([...mentions.keys()]).toEqual(['docs/a.mdx', 'README.md']);
  });

  it.each([
    ['v4', '3.0.25', 'sdk:bump: "v4" is no docs version; use v3 or v2'],
    ['v3', '^3.0.25', 'sdk:bump: "^3.0.25" is no exact release; write one such as 3.0.24'],
    ['v3', 'latest', 'sdk:bump: "latest" is no exact release; write one such as 3.0.24'],
    ['v3', '3.0.24', 'sdk:bump: v3 is at 3.0.24 already'],
    ['v3', '2.2.64', 'sdk:bump: v3 is at 3.0.24, and 2.2.64 has another major version'],
  ])('to %s %s is refused in one line', (version, release, message) => {
    const before = read('sdk/v3/package.json');
    expect(() => bumpSdk(root, version, release)).toThrow(message);
    expect(read('sdk/v3/package.json')).toBe(before);
  });
});
