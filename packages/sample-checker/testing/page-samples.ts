import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCS_VERSIONS, VERSIONS, type DocsVersion} from '../../../site/versions';
import type {NetworkAddresses} from 'lit-local-network';
import {contentOf} from '../fences';
import {relativeImports} from '../imports';
import {findPages} from '../pages';
import {NOTATIONS} from '../../../lib/node/fences';
import {isPartial} from '../../../lib/node/place';
import {planRun} from '../run/plan';
import {startRunner, type Runner} from '../run/runner';
import {isScript, samplesOf, type Environment, type Fence, type Page, type Sample} from '../sample';
import {unitOf} from '../units';
import {SDKS} from './check-texts';

const ROOT = path.join(__dirname, '../../..');

/** The docs version that a page is of. @param file path in the project */
const versionOf = (file: string): DocsVersion =>
  DOCS_VERSIONS.find((version) => file.startsWith(`${VERSIONS[version].folder}/`))!;

/**
 * Reads the fences of a page, to try its samples with input that no page shows.
 *
 * @param file path in the project, such as `docs/intro/_limit-action.mdx`
 * @param version the release to run with; for a partial, one of those that include it
 * @throws Error for a page that does not parse
 */
export function readPage(file: string, version: DocsVersion = versionOf(file)): Page {
  const {fences, error} = contentOf(readFileSync(path.join(ROOT, file), 'utf8'));
  if (error) throw new Error(`${file}:${error.line}: ${error.message}`);
  return {path: file, version, fences};
}

/** A fence without hidden lines above that set up the local network: tests bring what stands in for it. */
function withoutNetwork(fence: Fence): Fence {
  const lines = fence.code.split('\n');
  const cut = lines.findLastIndex((line) => NOTATIONS.cutBefore.test(line));
  const isSetUp = lines.slice(0, cut).join().includes('localNetwork');
  return isSetUp ? {...fence, code: lines.slice(cut + 1).join('\n')} : fence;
}

const shared = new Map<DocsVersion, Sample[]>();

/** The samples that pages of a docs version may import from others. Partials of another version come last. */
function sharedSamples(version: DocsVersion): Sample[] {
  const isOwn = (page: {version: DocsVersion}): boolean => page.version === version;
  if (!shared.has(version)) {
    const samples = findPages(ROOT)
      .filter((page) => isOwn(page) || isPartial(page.path))
      .filter(({text}) => /^```.* shared\b/m.test(text))
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
      .map(({path: file, text}) => ({path: file, version, ...contentOf(text)}))
      .map((page) => ({...page, fences: page.fences.map(withoutNetwork)}))
      .flatMap((page) => samplesOf(page).samples);
    shared.set(
      version,
      samples.filter(({isShared}) => isShared),
    );
  }
  return shared.get(version)!;
}

interface RunOptions {
  /** The title of a sample that the code continues, because it exports nothing. */
  after?: string;
  env?: Environment;
  /** A local network that the code may use, as hidden lines of samples do. */
  network?: NetworkAddresses;
}

/** By the address of the network that they use, if they do. */
const runners = new Map<string | undefined, Runner>();
// Vitest ends its processes so.
process.once('SIGTERM', () => {
  runners.forEach(({stop}) => stop());
  process.exit();
});

/** The addresses of a running network, without what a process cannot be told. */
const addressesOf = ({v3, v2, v2Jalapeno, rpc, relay, control, accounts}: NetworkAddresses) => ({
  ...{v3, v2, v2Jalapeno, rpc, relay, control, accounts},
});

function runnerFor(network?: NetworkAddresses): Runner {
  const openNetwork =
    network && (() => Promise.resolve({...addressesOf(network), stop: () => undefined}));
  const runner = runners.get(network?.rpc) ?? startRunner({openNetwork});
  runners.set(network?.rpc, runner);
  return runner;
}

/**
 * Reads the samples of a page or partial, as a reader has them who saved each under its title; try-action.ts has Lit
 * Actions.
 *
 * @param file and version as for {@link readPage}
 * @returns a function that runs code which imports samples of the page, such as `import {lock} from './lock'`, and gives
 *   back what it printed. The code is TypeScript, as a module, and not type-checked. Without a local network, nothing
 *   reaches any: the code brings what stands in for it. Throws an Error with what the code throws, or with the
 *   connection that it opens
 */
export function samplesIn(file: string, version?: DocsVersion) {
  const page = readPage(file, version);
  const sdk = SDKS[page.version];
  return async (code: string, {after, env, network}: RunOptions = {}): Promise<string> => {
    const meta = [after && `after="${after}"`, env && `env=${env}`].filter(Boolean).join(' ');
    const own = {index: page.fences.length, line: 0, language: 'ts', meta, code};
    const {samples, problems} = samplesOf({
      ...page,
      fences: [...page.fences.map(withoutNetwork), {...own, followsFence: false, awaits: true}],
    });
    const wrong = problems.find(({line}) => line === own.line);
    if (wrong) throw new Error(wrong.message);
    const units = [...sharedSamples(page.version), ...samples]
      .filter((sample) => isScript(sample.fence.language))
      .map((sample) => unitOf(sdk, sample));
    const plan = planRun(units.at(-1)!, relativeImports(units));
    const result = await runnerFor(network).run(sdk, plan);
    if (!result.ok) throw new Error(result.message);
    return result.output.trimEnd();
  };
}
