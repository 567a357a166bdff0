import type {DocsVersion} from './versions';

interface Choice {
  /** Who this version is for, as shown on the home page. */
  readonly who: string;
  /** The first program that runs without a network, a wallet or an account. */
  readonly local: string;
  /** For a version that a newer one follows: the page that helps to move, with the words that lead there. */
  readonly move?: {readonly to: string; readonly label: string};
}

/** Texts of the home page about each docs version. Apart from site/versions.ts, because every page loads that. */
export const CHOICES: Readonly<Record<DocsVersion, Choice>> = {
  v3: {
    who: 'For new code and test data: v3 is a beta on the test network Cayenne, whose keys Lit will delete.',
    local: '/v3/sdk/tests#run-a-local-network',
  },
  v2: {
    who: 'The latest release. Stay on it if your data must be kept: v3 has no network yet that promises that.',
    local: '/v2/sdk/explanation/tests#run-a-local-network',
    move: {to: '/v3/migration/overview', label: 'Move to v3'},
  },
};
