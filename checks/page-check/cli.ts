import {parseArgs} from 'node:util';
import {checkSamples, findPages, namedPages, formatProblem, unwrittenNote} from 'sample-checker';
import {runCommand} from '../../lib/node/site-error';
import {pageProblems} from './check-page';

const HELP = `Reports what is wrong with pages, as far as it shows without a build, as page:line: message.

  npm run check:page -- docs/a.mdx …   front matter, headings, queries and samples of the pages named
  npm run check:page                   the same for every page, without samples (npm run samples)
`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const root = process.cwd();
  const files = findPages(root);
  const areNamed = positionals.length > 0;
  const pages = areNamed ? [...namedPages(files, root, positionals)] : files.map(({path}) => path);
  const samples = areNamed ? await checkSamples(root, {names: pages}) : undefined;
  const problems = new Set([
    ...(await pageProblems(pages)),
    ...(samples?.problems.map(formatProblem) ?? []),
  ]);
  problems.forEach((problem) => console.error(problem));
  if (samples) console.log(unwrittenNote(samples.differences));
  const found = problems.size === 0 ? 'nothing is wrong' : `problems: ${problems.size}`;
  console.log(`pages checked: ${pages.length}; ${found}`);
  process.exitCode = problems.size === 0 ? 0 : 1;
}

void runCommand(main);
