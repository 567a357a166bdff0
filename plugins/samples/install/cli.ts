import {tmpdir} from 'node:os';
import {readSdk, type DocsVersion} from '../../sdk';
import {parseFenceMeta} from '../../shared/fence-meta';
import {SiteError} from '../../shared/site-error';
import {forEachInParallel} from '../parallel';
import {readPageContent} from '../fences';
import {findPages, namedPages} from '../pages';
import {inReadersFolder, shell} from './folder';
import {projectsOf} from './projects';
import {readerPages, type ReaderPage} from './reader-pages';
import {isInstalled, trySamples} from './try-samples';

/** Where readers of a page that installs nothing come from. */
const INSTALLATION: Readonly<Record<DocsVersion, string>> = {
  v3: 'docs/sdk/installation.mdx',
  v2: 'versioned_docs/version-2.0/sdk/explanation/installation.mdx',
};

/** Pages that have their readers install the same. */
interface Trial {
  version: DocsVersion;
  /** The commands for each folder that they make. */
  projects: string[][];
  pages: ReaderPage[];
}

function trialsOf(pages: ReadonlyMap<string, ReaderPage>, wanted: ReadonlySet<string>): Trial[] {
  const trials = new Map<string, Trial>();
  for (const page of pages.values()) {
    const {version} = page.file;
    const own = projectsOf(page.fences);
    const projects = own.length > 0 ? own : projectsOf(pages.get(INSTALLATION[version])!.fences);
    const isTried = own.length > 0 || page.samples.some(isInstalled);
    const isWanted = page.samples.some((sample) => wanted.has(sample.page.path));
    if (page.elsewhere !== undefined || !isTried || !isWanted) {
      continue;
    }
    const key = JSON.stringify([version, projects]);
    const others = trials.get(key)?.pages ?? [];
    trials.set(key, {version, projects, pages: [...others, page]});
  }
  return [...trials.values()];
}

/** The settings that an Installation page shows. */
function settingsOf({file, fences}: ReaderPage): string {
  const shown = fences.find(
    ({meta}) => parseFenceMeta(meta).values.get('title') === 'tsconfig.json',
  );
  if (!shown) {
    throw new SiteError(file.path, 'shows no tsconfig.json for readers to copy');
  }
  return shown.code;
}

/** What goes wrong for readers of some pages, a line each. */
async function differencesIn(trial: Trial, settings: string): Promise<string[]> {
  const sdk = readSdk(process.cwd(), trial.version);
  // Where a page makes several folders, its words say which is for what: the best one is meant.
  const fewest = new Map<string, string[]>();
  for (const commands of trial.projects) {
    await inReadersFolder(commands, settings, async (folder) => {
      for (const {file, samples} of trial.pages) {
        const tried = await trySamples(sdk, folder, samples);
        for (const [{page, fence, title = ''}, problems] of tried) {
          const key = `${file.path} ${page.path} ${fence.index}`;
          const as = page.path === file.path ? '' : ` on ${file.path}`;
          if (problems.length < (fewest.get(key)?.length ?? Infinity)) {
            fewest.set(
              key,
              problems.map(({line, message}) => `${page.path}:${line}: ${title}${as}: ${message}`),
            );
          }
        }
      }
    });
  }
  return [...fewest.values()].flat();
}

async function main(): Promise<void> {
  const root = process.cwd();
  const files = findPages(root);
  const names = process.argv.slice(2);
  const wanted = namedPages(files, root, names.length > 0 ? names : files.map(({path}) => path));
  const {ok, text} = await shell('npm view typescript version', tmpdir());
  if (!ok) {
    throw new Error(`npm cannot be reached, so nothing was tried: ${text.split('\n')[0]}`);
  }
  const pages = new Map(
    readerPages(files, (file) => readPageContent(file.text)).map((page) => [page.file.path, page]),
  );
  const trials = trialsOf(pages, wanted);
  let count = 0;
  await forEachInParallel(trials, async (trial) => {
    const settings = settingsOf(pages.get(INSTALLATION[trial.version])!);
    // A failing install is its only difference.
    const differences = await differencesIn(trial, settings).catch((error: unknown) => [
      (error as Error).message.replaceAll('\n', ' ').slice(0, 300),
    ]);
    const tried = trial.pages.map(({file}) => file.path).join(', ');
    console.log(
      [`${tried}: ${differences.length || 'no'} differences`, ...differences].join('\n  '),
    );
    count += differences.length;
  });
  console.log(
    `${trials.length} installs, TypeScript ${text.split('\n').at(-1)}: ${count || 'no'} differences from the pinned releases`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
