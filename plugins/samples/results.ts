import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../sdk';

/** What a page may say of one of its samples. */
export interface SampleResult {
  /** 1-based line of the opening fence. */
  line: number;
  /** Place among the page's fences, from 0. */
  index: number;
  version: DocsVersion;
  /** The SDK release it was checked against, such as `3.0.24`. */
  release: string;
  /** `run`: checked, and its output was compared with what the page shows. */
  status: 'checked' | 'run' | 'exempt' | 'failed';
  /** Why it is exempt. */
  reason?: string;
}

/** The results of all samples by page; paths are relative to the project's folder. */
export type Results = Readonly<Record<string, readonly SampleResult[]>>;

/** Keeps the results where people and other tools can read them. */
export function writeResults(root: string, results: Results): void {
  const file = path.join(root, 'node_modules', '.cache', 'samples', 'results.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
}
