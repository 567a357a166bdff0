import type {HostedSettings} from './hosted/settings';

/** What the plugin tells the browser: where the embedded index is, or the hosted one. */
export type SearchSettings = EmbeddedSettings | {readonly hosted: HostedSettings};

interface EmbeddedSettings {
  /** Address of the file that names the index files. */
  readonly manifest: string;
}
