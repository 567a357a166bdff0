import {DOCS_VERSIONS, type DocsVersion, type Sdk} from '../sdk';
import type {Cache} from './cache';
import {checkTypes} from './check-types';
import {extractSamples} from './extract';
import {checkContracts} from './kinds/solidity';
import type {PageFile} from './pages';
import {prepare, type Work} from './prepare';
import {relativeImports} from './relative-imports';
import {reportOf, type PagesReport} from './report';
import {runSamples} from './run-samples';

/**
 * Checks the samples of some pages: the steps of README.md, one after the other. A broken page or sample does not keep
 * the others from being checked.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param sdks the releases to check against
 * @param wanted paths of the files to check; all of them without it
 */
export async function checkPages(
  files: readonly PageFile[],
  sdks: Readonly<Record<DocsVersion, Sdk>>,
  cache: Cache,
  wanted?: ReadonlySet<string>,
): Promise<PagesReport> {
  const {samples, problems} = extractSamples(files, cache, wanted);
  const done: Work[] = [];
  for (const sdk of DOCS_VERSIONS.map((version) => sdks[version])) {
    const works = samples
      .filter(({version}) => version === sdk.version)
      .map((sample) => prepare(sdk, sample));
    const resolve = relativeImports(works.flatMap(({units}) => units));
    await Promise.all([
      runSamples(sdk, works, resolve, cache),
      checkTypes(sdk, works, resolve, cache),
      checkContracts(sdk, works, cache),
    ]);
    done.push(...works);
  }
  return reportOf(done, problems);
}
