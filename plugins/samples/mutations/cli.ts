import {parseArgs} from 'node:util';
import {readSdk} from '../../sdk';
import {memoryCache} from '../cache';
import {checkPages, type PagesReport} from '../check-pages';
import {findPages, namedPages, type PageFile} from '../pages';
import {mutantsOf, type Mutant} from './mutants';

// Misspells each name of each sample, one at a time, and lists those that the checker does not
// notice. A name of the SDK in that list is a hole in the checker; a name of the sample's own data
// is none.

/** As many mutants are checked together: more would need too much memory. */
const BATCH = 200;

/** Running them would take hours, and proves nothing more. */
const withoutOutputs = (page: PageFile): PageFile => ({
  ...page,
  text: page.text.replaceAll('```text output', '```text output unchecked="not run"'),
});

const countIn = ({problems}: PagesReport, page: string): number =>
  problems.filter((problem) => problem.page === page).length;

async function main(): Promise<void> {
  const root = process.cwd();
  const sdks = {v2: readSdk(root, 'v2'), v3: readSdk(root, 'v3')};
  const {positionals: names} = parseArgs({allowPositionals: true});
  const all = findPages(root);
  const wanted = names.length > 0 ? namedPages(all, root, names) : undefined;
  const pages = all.filter(({path}) => wanted?.has(path) ?? true).map(withoutOutputs);
  const untouched = await checkPages(pages, sdks, memoryCache());
  const mutants = pages.flatMap(mutantsOf);
  const survivors: Mutant[] = [];
  for (let start = 0; start < mutants.length; start += BATCH) {
    const batch = mutants.slice(start, start + BATCH);
    const report = await checkPages(
      batch.map(({page}) => page),
      sdks,
      memoryCache(),
    );
    survivors.push(
      ...batch.filter(
        ({page, original}) => countIn(report, page.path) <= countIn(untouched, original),
      ),
    );
  }
  survivors.forEach(({original, line, name}) => console.log(`${original}:${line}: ${name}`));
  console.log(`${mutants.length} names misspelt, ${survivors.length} not noticed`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
