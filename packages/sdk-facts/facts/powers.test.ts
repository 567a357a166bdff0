import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import POWERS from '../data/powers.json';
import {powerNamed, powersIn, readPowers} from './powers';

const TESTS = path.join(__dirname, '../../sample-checker/powers');

it.each(POWERS)('each cell of $name is tested or has a dated source', ({evidence}) => {
  expect(new Set(evidence.flatMap(({cells}) => cells))).toEqual(
    new Set(['who', 'what', 'until', 'ends', 'silent']),
  );
  for (const {test, source} of evidence) {
    if (test === undefined) {
      expect(source).toMatch(/\b20\d\d$/);
      continue;
    }
    const [file, ...title] = test.split(': ');
    expect(readFileSync(path.join(TESTS, `${file}.test.ts`), 'utf8')).toContain(
      `'${title.join(': ')}'`,
    );
  }
});

it('has each thing once in a docs version', () => {
  for (const version of ['v3', 'v2'] as const) {
    const names = readPowers(version).map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(readPowers('v3').map(({name}) => name)).not.toContain('saved-key');
});

it('finds what code makes', () => {
  const found = (code: string) => powersIn('v3', code).map(({name}) => name);
  expect(found('const authSig = await checkAndSignAuthMessage();')).toEqual(['auth-sig']);
  expect(found('await nft.write.mintGrantAndBurnNext(2, cid);')).toEqual(['pkp-burned']);
  expect(found('client.encrypt({dataToEncrypt})')).toEqual(['ciphertext']);
  expect(found('client.saveEncryptionKey({})')).toEqual([]);
  expect(found('console.log("authSigs");')).toEqual([]);
});

it('names what there is', () => {
  expect(() => powerNamed('v3', 'saved-key')).toThrow(
    /^"saved-key" is unknown; write some of auth-sig, /,
  );
});
