import type {Hover, Outcome, PageProject} from 'sample-checker';
import {createHash} from 'node:crypto';
import {fenceKeys, parseFenceMeta} from '../../lib/node/fences';
import type {DocsVersion} from '../../site/versions';
import {filesOfPage, usedBy, type ListedFile, type PageFiles} from '../page-projects/files-of-page';

/** The line under a sample. */
export interface Proof {
  proof: string;
  /** Set where the line says why nothing was checked. */
  isExempt?: true;
}

/** The claim for a language that was not only type-checked; all others are `Checked`. */
const CLAIMS: Readonly<Record<string, string>> = {bash: 'Packages checked', solidity: 'Compiled'};

/**
 * The line under a sample; undefined if its check failed, or nothing about it depends on the SDK.
 *
 * @param release the SDK release it was checked against, such as `3.0.24`
 */
export function proofOf(
  {sample, status, usesSdk, usesNetwork}: Outcome,
  release: string,
): Proof | undefined {
  if (status === 'exempt') {
    const isOutput = parseFenceMeta(sample.fence.meta).flags.has('output');
    const what = isOutput ? 'Output not compared' : 'Not checked';
    return {proof: `${what}: ${sample.unchecked}`, isExempt: true};
  }
  if (!usesSdk || (status !== 'checked' && status !== 'run')) {
    return undefined;
  }
  const claim = `${CLAIMS[sample.fence.language] ?? 'Checked'} against ${release}`;
  const run = usesNetwork ? ' and run on a local network' : ' and run';
  const accepted = Object.entries(sample.accepts ?? {}).map(
    ([hazard, reason]) => `. On purpose (${hazard}): ${reason}`,
  );
  return {proof: [claim, ...(status === 'run' ? [run] : []), ...accepted].join('')};
}

/** Results of the check for one code block. */
export interface BlockData extends Partial<Proof> {
  /** Set if the page's types have entries for it. */
  hasTypes?: true;
  /** Set on the first sample of a page's project. */
  opensFiles?: true;
  /** Files of other pages that it imports. */
  uses?: ListedFile[];
}

/** By docs version, as a partial can belong to two, and by key of the fence (lib/node/fences.ts). */
type Versions = Partial<Record<DocsVersion, Record<string, BlockData>>>;

/** The module that a Markdown file imports about its code blocks. */
export interface PageBlocks {
  /** Address of the file with {@link PageTypes}. */
  typesUrl?: string;
  /** The project of the page. */
  files?: PageFiles;
  versions: Versions;
}

/** An identifier: 0-based line and column, length, index of its text. */
export type TypedIdentifier = [line: number, column: number, length: number, text: number];

/** The file that a reader's browser fetches to show types. */
export interface PageTypes {
  /** Signature, and documentation if there is any. */
  texts: [signature: string, documentation?: string][];
  /** By version and key of the fence, `v3/PxK2a`: each of a block's in reading order. */
  blocks: Record<string, TypedIdentifier[]>;
}

/** Module and file of a page, before they have an address. */
export interface PageData {
  files?: PageFiles;
  versions: Versions;
  types: PageTypes;
}

type Releases = Readonly<Record<DocsVersion, string>>;

const emptyPage = (): PageData => ({versions: {}, types: {texts: [], blocks: {}}});

function dataOfPage(outcomes: readonly Outcome[], releases: Releases): PageData {
  const data = emptyPage();
  const {texts} = data.types;
  const indexes = new Map<string, number>();
  /** The index of a text; the same text twice has one. */
  const indexOf = ({signature, documentation}: Hover): number => {
    const text: (typeof texts)[number] = documentation ? [signature, documentation] : [signature];
    const id = JSON.stringify(text);
    const index = indexes.get(id) ?? texts.push(text) - 1;
    indexes.set(id, index);
    return index;
  };
  const keys = (outcomes[0]?.sample.page.fences ?? []).map(fenceKeys());
  for (const outcome of outcomes) {
    const {sample, status, hovers} = outcome;
    const {version} = sample.page;
    const blocks = (data.versions[version] ??= {});
    const proof = proofOf(outcome, releases[sample.version]);
    if (proof) {
      // That a sample was run is claimed below its output.
      const below = status === 'run' && sample.output ? sample.output : sample.fence;
      const key = keys[below.index]!;
      blocks[key] = {...blocks[key], ...proof};
    }
    if (hovers.length > 0 && (status === 'checked' || status === 'run')) {
      const key = keys[sample.fence.index]!;
      blocks[key] = {...blocks[key], hasTypes: true};
      data.types.blocks[`${version}/${key}`] = hovers.map((hover): TypedIdentifier => [
        hover.line,
        hover.column,
        hover.length,
        indexOf(hover),
      ]);
    }
  }
  return data;
}

/** Adds what captions say about a project. All of its samples may stand in partials of the page. */
function addProject(pages: Record<string, PageData>, project: PageProject): void {
  const {page, files: all} = project;
  const files = filesOfPage(project);
  if (!files) return;
  (pages[page.file.path] ??= emptyPage()).files = files;
  for (const [place, file] of all.filter(({from}) => from === undefined).entries()) {
    const {fence, page: part} = file.sample;
    const key = part.fences.map(fenceKeys())[fence.index]!;
    const uses = usedBy(file, project);
    const blocks = (pages[part.path]!.versions[page.file.version] ??= {});
    blocks[key] = {
      ...blocks[key],
      ...(place === 0 && {opensFiles: true}),
      ...(uses.length > 0 && {uses}),
    };
  }
}

/**
 * Arranges the results of the check by the pages that show them.
 *
 * @param releases the SDK release of each docs version
 * @param projects those of all pages
 * @returns the data of each page by its path, relative to the project's folder
 */
export function pageData(
  outcomes: readonly Outcome[],
  releases: Releases,
  projects: readonly PageProject[] = [],
): Record<string, PageData> {
  const paths = new Set(outcomes.map(({sample}) => sample.page.path));
  const ofPage = (path: string): Outcome[] =>
    outcomes.filter(({sample}) => sample.page.path === path);
  const pages = Object.fromEntries(
    [...paths].map((path) => [path, dataOfPage(ofPage(path), releases)]),
  );
  projects.forEach((project) => addProject(pages, project));
  return pages;
}

/** Emits a file of the site. @param file below the base URL */
export type Emit = (file: string, text: string) => void;

/**
 * The source of {@link PageBlocks}, the module that a page imports.
 *
 * @param data results of the check; undefined for a page that it does not know
 * @param emit takes the file with the page's types, if it has any
 */
export function pageModule(data: PageData | undefined, emit: Emit): string {
  const {files, versions = {}, types} = data ?? {};
  // Without the braces.
  const blocks = JSON.stringify({files, versions}).slice(1, -1);
  if (!types?.texts.length) {
    return `export default {${blocks}};\n`;
  }
  const text = JSON.stringify(types);
  const file = `assets/types/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  emit(file, text);
  return `export default {typesUrl: __webpack_public_path__ + '${file}', ${blocks}};\n`;
}
