import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/sdk/explanation/migration.mdx');

it('saves keys permanently, and none of 0 bytes', async () => {
  const code = `
    import {saveKey} from './save-key';
    const clientOf = (size) => ({saveEncryptionKey: async ({permanent}) => new Uint8Array(permanent === true ? size : 1)});
    const save = (size) => saveKey(clientOf(size), [{}], new Uint8Array(32), {}).then((bytes) => bytes.length, ({message}) => message);
    console.log(await save(184), await save(0));`;
  expect(await run(code)).toBe('184 The key was not encrypted.');
});
