import {parseArgs} from 'node:util';
import {runCommand} from '../../lib/node/site-error';
import {checkSamples, type VersionSummary} from './index';
import {textOf} from './sample';
import {writeOutputs} from './run/output';

const HELP = `Checks every sample of the docs against the SDK release of its docs version.

  npm run samples                   check, and report what is wrong as page:line: message
  npm run samples -- docs/a.mdx …   check only the pages named
  npm run samples -- --write        also rewrite outputs on pages to what their samples print
`;

function describe({unexplained, exempt, outputsNotCompared, ...counts}: VersionSummary): string {
  const {version, release, samples, checked, run, scripts, failed, shown} = counts;
  return [
    `${version} (SDK ${release}): ${samples} samples, ${checked} checked, ${run} of ${scripts} scripts run, ${unexplained.length} others give no reason, ${failed} failed, ${exempt.length} exempt, ${shown} in languages that are only shown`,
    ...unexplained.map((each) => `  not run ${textOf(each)}`),
    ...exempt.map((each) => `  exempt ${textOf(each)}`),
    ...outputsNotCompared.map((each) => `  output not compared ${textOf(each)}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {write: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const root = process.cwd();
  let report = await checkSamples(root, positionals);
  const rewritten = values.write ? writeOutputs(root, report.outcomes) : 0;
  if (rewritten > 0) {
    console.log(`${rewritten} outputs rewritten`);
    report = await checkSamples(root, positionals);
  }
  const {problems, versions} = report;
  problems.forEach((problem) => console.error(textOf(problem)));
  versions
    .filter(({samples, shown}) => samples + shown > 0)
    .forEach((version) => console.log(describe(version)));
  console.log(problems.length === 0 ? 'Nothing is wrong' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void runCommand(main);
