import type {DocsVersion} from './versions';

interface Beta {
  /** What the home page tells readers of the latest release, after "v2 is the latest release (2.2.63), ". */
  readonly advice: string;
  /** The page that helps them to move, below the address of the beta's docs. */
  readonly migration: string;
}

/** For each docs version that is a beta. Apart from the other facts of versions, because every page loads those. */
export const BETAS: Readonly<Partial<Record<DocsVersion, Beta>>> = {
  v3: {
    advice:
      'for Jalapeno and Serrano. Stay on it if your data must be kept: v3 has no network yet that promises that.',
    migration: 'migration/overview',
  },
};
