import type {BuildEnvironment} from '../../lib/node/environment';

/** Where the hosted index is. All of it is public: it is in every page. */
export interface HostedSettings {
  readonly appId: string;
  /** A key that can only search. */
  readonly apiKey: string;
  readonly index: string;
}

/** What the plugin tells the browser: where the embedded index files are, or the hosted index. */
export type SearchSettings = {readonly folder: string} | {readonly hosted: HostedSettings};

/** The hosted index that the environment names; undefined if it names none. */
export function hostedSettings(environment: BuildEnvironment): HostedSettings | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX: index} = environment;
  return appId && apiKey && index ? {appId, apiKey, index} : undefined;
}
