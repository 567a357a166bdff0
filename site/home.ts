import type {DocsVersion} from './versions';

interface Choice {
  /** Who this version is for, as shown on the home page. */
  readonly who: string;
  /** For a version that a newer one follows: the page that helps to move, with the words that lead there. */
  readonly move?: {readonly to: string; readonly label: string};
}

/** Texts of the home page about each docs version. Apart from site/versions.ts, because every page loads that. */
export const CHOICES: Readonly<Record<DocsVersion, Choice>> = {
  v3: {
    who: 'For new code and test data: v3 is a beta on the test network Cayenne, whose keys Lit will delete.',
  },
  v2: {
    who: 'The latest release. Stay on it if your data must be kept: v3 has no network yet that promises that.',
    move: {to: '/v3/migration/overview', label: 'Move to v3'},
  },
};
