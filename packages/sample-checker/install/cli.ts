import {availableParallelism, tmpdir} from 'node:os';
import {type DocsVersion, VERSIONS} from '../../../site/versions';
import {readSdk} from '../../sdk-release/sdk';
import {runCommand, SiteError} from '../../../lib/node/site-error';
import {checkAgainst} from '../check-samples';
import {contentOf} from '../fences';
import {allSamples, findPages, namedPages, readerPages, type ReaderPage} from '../pages';
import {isScript, type Fence, type Sample} from '../sample';
import {collectShared, copiedBy, type SharedModules} from '../shared';
import {compilerIn, inReadersFolder, lacksPackage, projectsOf, shell} from './folder';

/** The page that readers have followed before one that installs nothing. */
const installationOf = (version: DocsVersion): string =>
  `${VERSIONS[version].folder}/${VERSIONS[version].installation}`;

/** Pages that have their readers install the same. */
interface Trial {
  version: DocsVersion;
  /** The commands for each folder that they make. */
  projects: string[][];
  pages: ReaderPage[];
}

/** Lit Actions are left out: they run on the nodes, and no installation changes them. */
const isInstalled = ({fence, environment}: Sample): boolean =>
  isScript(fence.language) && environment !== 'action';

const fencesOf = ({samples}: ReaderPage): Fence[] => samples.map(({fence}) => fence);

function trialsOf(pages: ReadonlyMap<string, ReaderPage>, wanted: ReadonlySet<string>): Trial[] {
  const trials = new Map<string, Trial>();
  for (const page of pages.values()) {
    const {version} = page.file;
    const own = projectsOf(fencesOf(page));
    const projects =
      own.length > 0 ? own : projectsOf(fencesOf(pages.get(installationOf(version))!));
    const isTried = own.length > 0 || page.samples.some(isInstalled);
    const isWanted = page.samples.some((sample) => wanted.has(sample.page.path));
    if (page.elsewhere === undefined && isTried && isWanted) {
      const key = JSON.stringify([version, projects]);
      const trial = trials.get(key) ?? {version, projects, pages: []};
      trials.set(key, {...trial, pages: [...trial.pages, page]});
    }
  }
  return [...trials.values()];
}

/** The settings that an Installation page shows. */
function settingsOf({file, samples}: ReaderPage): string {
  const shown = samples.find(({title}) => title === 'tsconfig.json');
  if (!shown) throw new SiteError(file.path, 'shows no tsconfig.json for readers to copy');
  return shown.fence.code;
}

/** Differences that readers of some pages meet, a line each. */
async function differencesIn(
  trial: Trial,
  settings: string,
  modules: SharedModules,
): Promise<string[]> {
  const sdk = readSdk(process.cwd(), trial.version);
  // A page with several folders says in words which is for what: the best one is meant.
  const fewest = new Map<Sample, string[]>();
  for (const commands of trial.projects) {
    await inReadersFolder(commands, settings, async (folder) => {
      for (const {file, samples} of trial.pages) {
        const own = samples.filter(isInstalled);
        const tried = [...own, ...copiedBy(own, modules)];
        const results = await checkAgainst({...sdk, folder}, tried, {compile: compilerIn(folder)});
        for (const [sample, {errors}] of results) {
          const {page, title = ''} = sample;
          const as = page.path === file.path ? '' : ` on ${file.path}`;
          const lines = errors
            .filter(({message}) => !lacksPackage(message))
            .map(({line, message}) => `${page.path}:${line}: ${title}${as}: ${message}`);
          if (lines.length < (fewest.get(sample)?.length ?? Infinity)) fewest.set(sample, lines);
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
    throw new SiteError('npm', `cannot be reached, so nothing was tried: ${text.split('\n')[0]}`);
  }
  const parsed = new Map(files.map((file) => [file.path, {...file, ...contentOf(file.text)}]));
  const pages = new Map(readerPages(parsed).map((page) => [page.file.path, page]));
  const {modules} = collectShared(allSamples(parsed));
  const trials = trialsOf(pages, wanted);
  const queue = trials.values();
  let count = 0;
  const tryNext = async (): Promise<void> => {
    for (const trial of queue) {
      const settings = settingsOf(pages.get(installationOf(trial.version))!);
      // A failing install is its only difference.
      const differences = await differencesIn(trial, settings, modules).catch((error: unknown) => [
        (error as Error).message.replaceAll('\n', ' ').slice(0, 300),
      ]);
      const tried = trial.pages.map(({file}) => file.path).join(', ');
      const heading = `${tried}: ${differences.length || 'no'} differences`;
      console.log([heading, ...differences].join('\n  '));
      count += differences.length;
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, tryNext));
  console.log(
    `${trials.length} installs, TypeScript ${text.split('\n').at(-1)}: ${count || 'no'} differences from the pinned releases`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

void runCommand(main);
