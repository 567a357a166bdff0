import type {DocsVersion} from '../../site/versions';
import type {LineProblem} from '../../lib/node/site-error';

/** Where a sample works. `any`: in a browser and in Node alike. */
export type Environment = 'any' | 'browser' | 'node' | 'action';

/** Whether the TypeScript compiler checks a language. */
export const isScript = (language: string): boolean =>
  ['ts', 'tsx', 'js', 'jsx'].includes(language);

/** Whether anything checks a language. The others are shown as they are. */
export const isChecked = (language: string): boolean =>
  isScript(language) || ['json', 'bash', 'solidity'].includes(language);

/** What is wrong, and where, as a writer reads it. */
export interface Problem extends LineProblem {
  /** Path of the page, relative to the project's folder. */
  page: string;
}

/** A problem as a command line prints it. */
export const textOf = ({page, line, message}: Problem): string => `${page}:${line}: ${message}`;

/** A fenced code block of a page. */
export interface Fence {
  /** Place among the page's fences, from 0. */
  index: number;
  /** 1-based line of the opening fence in the page. */
  line: number;
  language: string;
  meta: string;
  code: string;
  /** Whether the fence before it is its direct neighbour, with nothing in between. */
  followsFence: boolean;
  /** Whether it awaits outside of every function, which only modules may do. */
  awaits: boolean;
}

/** A page with the docs version whose SDK its samples are written for. */
export interface Page {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  version: DocsVersion;
  fences: readonly Fence[];
}

/** A fence together with what its meta says. */
export interface Sample {
  page: Page;
  fence: Fence;
  /** Whose SDK release it is checked against: that of the page, unless its fence says another. */
  version: DocsVersion;
  environment: Environment;
  title?: string;
  /** The sample that this one continues. */
  after?: Sample;
  /** Why it cannot be checked. */
  unchecked?: string;
  /** The fence behind it that shows what it prints. */
  output?: Fence;
}
