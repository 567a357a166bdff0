import type {DocsVersion} from '../../site/versions';

/** Coverage of the check of all samples. */
export interface SampleCounts {
  /** Samples without an error; those that were run are among them. */
  readonly checked: number;
  /** Samples that were run, and printed what their page shows. */
  readonly run: number;
  /** The SDK release of each docs version. */
  readonly releases: Readonly<Record<DocsVersion, string>>;
}

/** The loader of page-module writes it in every build. Undefined if no build has checked the samples. */
const counts: SampleCounts | undefined = undefined;

export default counts as SampleCounts | undefined;
