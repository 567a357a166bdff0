import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {hasWholeHistory} from './git-history';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, {recursive: true}));

function git(...args: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...author, ...args], {cwd: folder, stdio: 'ignore'});
}

it('tells a whole history from one that was cut, and from none', () => {
  expect(hasWholeHistory(folder)).toBe(false);
  git('init', 'whole');
  git('-C', 'whole', 'commit', '--allow-empty', '-m', 'first');
  git('-C', 'whole', 'commit', '--allow-empty', '-m', 'second');
  git('clone', '--depth', '1', `file://${folder}/whole`, 'shallow');
  expect(hasWholeHistory(path.join(folder, 'whole'))).toBe(true);
  expect(hasWholeHistory(path.join(folder, 'shallow'))).toBe(false);
});
