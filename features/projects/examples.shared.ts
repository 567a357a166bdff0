import groups from './examples.json';
import type {ProjectGroup} from './projects.shared';

/**
 * Examples for v1 and v2 of the SDK (LIT-Protocol/docs@387eee2 versioned_docs/version-2.0/sdk/examples.md).
 * Their `package.json` says which SDK they use.
 */
export const EXAMPLE_GROUPS: readonly ProjectGroup[] = groups;
