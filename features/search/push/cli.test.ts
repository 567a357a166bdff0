import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

const CLI = path.join(import.meta.dirname, 'cli.ts');

let generated: string;

beforeEach(() => {
  generated = mkdtempSync(path.join(tmpdir(), 'push-'));
  mkdirSync(path.join(generated, 'search'));
});
afterEach(() => rmSync(generated, {recursive: true}));

const dryRun = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', CLI, '--dry-run'], {
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
  });

describe('a dry run of the command', () => {
  it('refuses records that a build has not written, in one line', async () => {
    const file = path.join(generated, 'search', 'records.json');
    writeFileSync(file, '{"origin": "https://docs.example.org"}');
    await expect(dryRun()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${file}: holds no search records; build the site first with "npm run build"\n`,
    });
  });
});
