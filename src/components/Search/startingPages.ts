import {AREAS, type Area} from '@site/site/versions';
import type {Scope} from './areas';

interface StartingPage {
  readonly area: Area;
  /** What a reader does there. */
  readonly label: string;
  /** Its route, without the base URL. */
  readonly path: string;
}

const PAGES: Readonly<Record<Area, readonly [label: string, path: string][]>> = {
  v3: [
    ['Start with v3', '/v3/'],
    ['Install the SDK', '/v3/sdk/installation'],
    ['Encrypt and decrypt', '/v3/sdk/access-control/encryption'],
    ['Choose how users sign in', '/v3/sdk/authentication/overview'],
    ['Run a first Lit Action', '/v3/sdk/serverless-signing/quick-start'],
    ['Look up an error', '/v3/sdk/tests'],
  ],
  v2: [
    ['Start with v2', '/v2/'],
    ['Install the SDK', '/v2/sdk/explanation/installation'],
    ['Encrypt and decrypt', '/v2/sdk/explanation/encryption'],
    ['Choose how users sign in', '/v2/sdk/explanation/authentication/overview'],
    ['Look up an error', '/v2/sdk/explanation/tests'],
  ],
  learningLab: [['Take the course', '/learningLab/intro']],
  ecosystem: [
    ['See what others have built', '/Ecosystem/projects'],
    ['Find talks, articles and code', '/Ecosystem/community'],
  ],
  site: [
    ['Get help', '/support'],
    ['Read the blog', '/blog'],
  ],
};

/** The pages that search offers before anything is typed: those of an area, or the first one of each. */
export function startingPages(scope: Scope): readonly StartingPage[] {
  const areas = scope === 'all' ? AREAS : [scope];
  return areas.flatMap((area) =>
    PAGES[area]
      .slice(0, scope === 'all' ? 1 : undefined)
      .map(([label, path]) => ({area, label, path})),
  );
}
