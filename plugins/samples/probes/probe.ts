import type {DocsVersion} from '../../sdk';

/**
 * A sample that must fail. If it passes, the SDK's types have stopped saying what is wrong with it.
 */
export interface Probe {
  /** What the sample does wrong. */
  name: string;
  version: DocsVersion;
  /** Language and meta of its fence. */
  fence: string;
  code: string;
  /** Must be in one of its errors. */
  error: string;
}
