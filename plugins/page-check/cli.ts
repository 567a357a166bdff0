import {parseArgs} from 'node:util';
import {checkSamples, findPages, namedPages} from '../samples';
import {checkPages} from './index';

const HELP = `Says all that can be said of pages without a build, as page:line: message.

  npm run check:page -- docs/a.mdx …   front matter, headings, links, queries and samples of the pages named
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
  const all = files.map(({path}) => path);
  const named = positionals.length > 0;
  const pages = named ? [...namedPages(files, root, positionals)] : all;
  const problems = await checkPages(pages, all);
  if (named) {
    const samples = await checkSamples(root, pages);
    const known = new Set(problems);
    problems.push(
      ...samples.problems
        .map(({page, line, message}) => `${page}:${line}: ${message}`)
        .filter((problem) => !known.has(problem)),
    );
  }
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} checked: ${problems.length === 0 ? 'nothing is wrong' : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
