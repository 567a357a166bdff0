import type {DocsVersion} from './versions';

/** Pages that the search box offers before anything is typed, without the base URL. */
export const START_HERE: Readonly<
  Record<DocsVersion, readonly (readonly [title: string, path: string])[]>
> = {
  v3: [
    ['Installation', 'v3/sdk/installation'],
    ['Encryption', 'v3/sdk/access-control/encryption'],
    ['Find an error', 'v3/sdk/tests#find-an-error'],
    ['Package changes', 'v3/migration/changes'],
  ],
  v2: [
    ['Installation', 'v2/sdk/explanation/installation'],
    ['Encryption', 'v2/sdk/explanation/encryption'],
    ['Find an error', 'v2/sdk/explanation/tests#find-an-error'],
    ['Package changes', 'v3/migration/changes'],
  ],
};
