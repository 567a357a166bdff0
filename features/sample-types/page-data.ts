import type {Hover} from '../../packages/sample-checker/compiler/hovers';
import type {Outcome} from '../../packages/sample-checker/check-pages';
import {fenceKeys} from '../../lib/node/fences';
import type {DocsVersion} from '../../site/versions';
import {proofOf, type Proof} from './proof';

/** What a page knows about one of its code blocks. */
export interface BlockData extends Partial<Proof> {
  /** Whether the page's types have something for it. */
  hasTypes?: true;
}

/** By docs version, as a partial can belong to two, and by key of the fence (lib/node/fences.ts). */
type Versions = Partial<Record<DocsVersion, Record<string, BlockData>>>;

/** What a Markdown file imports about its code blocks. */
export interface PageBlocks {
  /** Address of the file with {@link PageTypes}. */
  typesUrl?: string;
  versions: Versions;
}

/** An identifier: 0-based line and column, length, place of its text. */
export type TypedIdentifier = [line: number, column: number, length: number, text: number];

/** What a reader's browser fetches when a reader wants to know a type. */
export interface PageTypes {
  /** Signature, and documentation where there is any. */
  texts: [signature: string, documentation?: string][];
  /** By version and key of the fence, `v3/PxK2a`: each of a block's in reading order. */
  blocks: Record<string, TypedIdentifier[]>;
}

/** Both files of a page, before they have an address. */
export interface PageData {
  versions: Versions;
  types: PageTypes;
}

type Releases = Readonly<Record<DocsVersion, string>>;

function dataOfPage(outcomes: readonly Outcome[], releases: Releases): PageData {
  const data: PageData = {versions: {}, types: {texts: [], blocks: {}}};
  const {texts} = data.types;
  const places = new Map<string, number>();
  /** The place of a text; the same text twice has one. */
  const placeOf = ({signature, documentation}: Hover): number => {
    const text: (typeof texts)[number] = documentation ? [signature, documentation] : [signature];
    const id = JSON.stringify(text);
    const place = places.get(id) ?? texts.push(text) - 1;
    places.set(id, place);
    return place;
  };
  // The keys of the page's fences, by place on the page.
  const keys = (outcomes[0]?.sample.page.fences ?? []).map(fenceKeys());
  for (const outcome of outcomes) {
    const {sample, status, hovers} = outcome;
    const {version} = sample.page;
    const blocks = (data.versions[version] ??= {});
    const proof = proofOf(outcome, releases[sample.version]);
    if (proof) {
      // What was run is said below what it printed.
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
        placeOf(hover),
      ]);
    }
  }
  return data;
}

/**
 * Arranges what the check found out for the pages that show it.
 *
 * @param releases the SDK release of each docs version
 * @returns the data of each page by its path, relative to the project's folder
 */
export function pageData(
  outcomes: readonly Outcome[],
  releases: Releases,
): Record<string, PageData> {
  const paths = new Set(outcomes.map(({sample}) => sample.page.path));
  const ofPage = (path: string): Outcome[] =>
    outcomes.filter(({sample}) => sample.page.path === path);
  return Object.fromEntries([...paths].map((path) => [path, dataOfPage(ofPage(path), releases)]));
}
