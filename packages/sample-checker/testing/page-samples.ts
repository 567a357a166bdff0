import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../site/versions';
import type {NetworkAddresses} from '../../network/src/network';
import {contentOf} from '../fences';
import {planRun, relativeImports} from '../imports';
import {findPages} from '../pages';
import {isPartial} from '../../../lib/node/place';
import {startRunner} from '../run/runner';
import {isScript, samplesOf, type Environment, type Fence, type Page, type Sample} from '../sample';
import {cutLine, unitOf} from '../units';
import {SDKS} from './check-texts';

const ROOT = path.join(__dirname, '../../..');

/** Samples of a page or partial, as a reader has them who saved each under its title; try-action.ts has Lit Actions. */
export interface PageSamples {
  /**
   * Runs code that imports samples of the page, such as `import {lock} from './lock'`. Without a local network, nothing
   * reaches any: the code brings what stands in for it.
   *
   * @param code TypeScript, as a module; not type-checked
   * @param options.after the title of a sample that the code continues, because it exports nothing
   * @param options.network a local network that the code may use, as hidden lines of samples do
   * @returns what it printed
   * @throws Error with what the code throws, or with the connection that it opens
   */
  run: (
    code: string,
    options?: {after?: string; env?: Environment; network?: NetworkAddresses},
  ) => Promise<string>;
}

/** A fence without hidden lines above that set up the local network: tests bring what stands in for it. */
function withoutNetwork(fence: Fence): Fence {
  const lines = fence.code.split('\n');
  const [setup, rest] = [lines.slice(0, cutLine(fence.code)), lines.slice(cutLine(fence.code) + 1)];
  return setup.join().includes('localNetwork') ? {...fence, code: rest.join('\n')} : fence;
}

const shared = new Map<DocsVersion, Sample[]>();

/** The samples that pages of a docs version may import from others. Partials of another version come last. */
function sharedSamples(version: DocsVersion): Sample[] {
  const isOwn = (page: {version: DocsVersion}): boolean => page.version === version;
  if (!shared.has(version)) {
    const pages = findPages(ROOT)
      .filter((page) => isOwn(page) || isPartial(page.path))
      .filter(({text}) => /^```.* shared\b/m.test(text))
      .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
    const samples = pages.flatMap(({path: file, text}) => {
      const fences = contentOf(text).fences.map(withoutNetwork);
      return samplesOf({path: file, version, fences}).samples;
    });
    shared.set(
      version,
      samples.filter(({isShared}) => isShared),
    );
  }
  return shared.get(version)!;
}

/** A file that a sample declares; up to the next one. */
const declared = (name: string) =>
  new RegExp(`(^// @filename: ${name.replaceAll('.', '\\.')}\n)[^]*?(?=^// @filename: )`, 'gm');

/**
 * Reads the samples of a page, to try them with input that no page shows.
 *
 * @param file path in the project, such as `docs/intro/_limit-action.mdx`
 * @param version the release to run with; for a partial, one of those that include it
 * @param files code for files that samples declare above the cut, by name, such as `auth.ts`
 */
export function samplesIn(
  file: string,
  version: DocsVersion,
  files: Readonly<Record<string, string>> = {},
): PageSamples {
  let text = readFileSync(path.join(ROOT, file), 'utf8');
  for (const [name, code] of Object.entries(files)) {
    text = text.replaceAll(declared(name), (_, head: string) => `${head}${code}\n`);
  }
  const {fences, error} = contentOf(text);
  if (error) {
    throw new Error(`${file}:${error.line}: ${error.message}`);
  }
  const page: Page = {path: file, version, fences: fences.map(withoutNetwork)};
  const sdk = SDKS[version];

  return {
    async run(code, {after, env, network} = {}) {
      const meta = [after && `after="${after}"`, env && `env=${env}`].filter(Boolean).join(' ');
      const own = {
        index: fences.length,
        line: 0,
        language: 'ts',
        meta,
        code,
        followsFence: false,
        awaits: true,
      };
      const {samples, problems} = samplesOf({...page, fences: [...page.fences, own]});
      const wrong = problems.find(({line}) => line === own.line);
      if (wrong) {
        throw new Error(wrong.message);
      }
      const units = [...sharedSamples(version), ...samples]
        .filter((sample) => isScript(sample.fence.language))
        .map((sample) => unitOf(sdk, sample));
      const runner = startRunner(sdk, {isAlone: true, ...(network && {networks: [network]})});
      const result = await runner.run(planRun(units.at(-1)!, relativeImports(units)));
      runner.stop();
      if (!result.ok) {
        throw new Error(result.message);
      }
      return result.output.trimEnd();
    },
  };
}
