import {spawnSync} from 'node:child_process';

/**
 * Tests if Git knows when each file changed. In a shallow clone, as CI makes them, all files seem to be as old as its
 * oldest commit.
 */
export function hasWholeHistory(cwd: string): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}
