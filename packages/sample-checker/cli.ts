import {parseArgs} from 'node:util';
import {runCommand} from '../../lib/node/site-error';
import {checkSamples} from './index';
import {unwrittenNote, type Differences} from './records';
import {writeOutputs} from './run/output';
import {formatProblem} from './sample';
import type {VersionSummary} from './summary';

const HELP = `Checks every sample of the docs against the SDK release of its docs version.

  npm run samples                   check, and report what is wrong as page:line: message; runs and compiles what is new,
                                    and writes the results to sdk/<version>/runs.json and types.json
  npm run samples -- docs/a.mdx …   check only the pages named, and write nothing
  npm run samples -- --write        also rewrite outputs on pages to what their samples print
  npm run samples -- --all          run and compile everything again; results that differ from those written are errors
  npm run samples -- --check        write nothing; results that are not written down are errors
`;

function describe({unexplained, exempt, outputsNotCompared, ...counts}: VersionSummary): string {
  const {version, release, samples, checked, run, scripts, failed, shown} = counts;
  return [
    `${version} (SDK ${release}): ${samples} samples, ${checked} checked, ${run} of ${scripts} scripts run, ${unexplained.length} others give no reason, ${failed} failed, ${exempt.length} exempt, ${shown} in languages that are only shown`,
    ...unexplained.map((each) => `  not run ${formatProblem(each)}`),
    ...exempt.map((each) => `  exempt ${formatProblem(each)}`),
    ...outputsNotCompared.map((each) => `  output not compared ${formatProblem(each)}`),
  ].join('\n');
}

const OPTIONS = {
  all: {type: 'boolean', default: false},
  check: {type: 'boolean', default: false},
  write: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

/** Reports errors about the results that are written down, and writes them. @returns how many errors */
function settle({unwritten, changed, stale, write}: Differences, isCheck: boolean): number {
  const missing = isCheck ? unwritten : [];
  [...changed, ...missing].forEach((problem) => console.error(formatProblem(problem)));
  if (!isCheck) {
    write();
    stale.forEach((file) => console.log(`${file} written`));
    return changed.length;
  }
  // Otherwise the lines above are the reason.
  const surplus = changed.length + missing.length === 0 ? stale : [];
  surplus.forEach((file) =>
    console.error(`${file}:1: holds results that no sample has; "npm run samples" removes them`),
  );
  return changed.length + missing.length + surplus.length;
}

async function main(): Promise<void> {
  const {values, positionals: names} = parseArgs({allowPositionals: true, options: OPTIONS});
  if (values.help) {
    console.log(HELP);
    return;
  }
  const root = process.cwd();
  let report = await checkSamples(root, {names, isFresh: values.all});
  const rewritten = values.write ? writeOutputs(root, report.outcomes) : 0;
  if (rewritten > 0) {
    console.log(`${rewritten} outputs rewritten`);
    report = await checkSamples(root, {names});
  }
  const {problems, versions, differences} = report;
  problems.forEach((problem) => console.error(formatProblem(problem)));
  let count = problems.length;
  if (names.length === 0) count += settle(differences, values.check);
  else console.log(unwrittenNote(differences));
  versions
    .filter(({samples, shown}) => samples + shown > 0)
    .forEach((version) => console.log(describe(version)));
  console.log(count === 0 ? 'Nothing is wrong' : `${count} problems`);
  process.exitCode = count === 0 ? 0 : 1;
}

void runCommand(main);
