import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {runCommand, SiteError} from '../lib/node/site-error';
import {serve} from '../tests/support/host';
import requireBuild, {ORIGIN} from '../tests/support/site';
import {requireNode} from './rivals';

const AFDOCS = path.join(__dirname, 'node_modules/afdocs/bin/afdocs.mjs');

/** These may warn: the lists of all changes and errors are whole on purpose, see features/markdown-twins/README.md. */
const MAY_WARN = ['page-size-markdown', 'page-size-html'];

/** Of 100. */
const LEAST_SCORE = 97;

interface AgentReport {
  results: {id: string; status: 'pass' | 'skip' | 'warn' | 'fail' | 'error'; message: string}[];
  scoring: {overall: number};
}

/** Checks the built site against the Agent-Friendly Documentation Spec (https://agentdocsspec.com) with its reference tool. */
async function main(): Promise<void> {
  requireNode('npm run test:agents');
  requireBuild();
  if (!existsSync(AFDOCS)) {
    throw new SiteError('npm run test:agents', 'needs "npm ci --prefix bench" first');
  }
  const host = await serve();
  const options = {
    format: 'json',
    'canonical-origin': ORIGIN,
    sampling: 'deterministic',
    'max-links': '20',
    'request-delay': '0',
    'max-concurrency': '20',
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [AFDOCS, 'check', host.origin, '--score', '--quiet', ...flags],
    {maxBuffer: 1e8},
  )
    // It ends with 1 if any check fails, and prints its report all the same.
    .catch((error: unknown) => error as {stdout: string})
    .finally(host.close);
  const {results, scoring} = JSON.parse(stdout) as AgentReport;
  const problems = results.filter(
    ({id, status}) =>
      status !== 'pass' && status !== 'skip' && !(status === 'warn' && MAY_WARN.includes(id)),
  );
  problems.forEach(({id, message}) => console.error(`${id}: ${message}`));
  console.log(`Agent-friendly: ${scoring.overall} of 100`);
  process.exitCode = problems.length === 0 && scoring.overall >= LEAST_SCORE ? 0 : 1;
}

void runCommand(main);
