import type {DocsVersion} from './versions';

interface Choice {
  /** What the home page says whom the version is for. */
  readonly who: string;
  /** For a version that a newer one follows: the page that helps to move, with the words that lead there. */
  readonly move?: {readonly to: string; readonly label: string};
}

/** What the home page says of each docs version. Apart from the other facts of versions, because every page loads those. */
export const CHOICES: Readonly<Record<DocsVersion, Choice>> = {
  v3: {
    who: 'For new code and test data: v3 is a beta on the test network Cayenne, whose keys Lit will delete.',
  },
  v2: {
    who: 'The latest release. Stay on it if your data must be kept: v3 has no network yet that promises that.',
    move: {to: '/v3/migration/overview', label: 'Move to v3'},
  },
};
