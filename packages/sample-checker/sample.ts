import * as z from 'zod';
import {parseFenceMeta} from '../../lib/node/fences';
import {issuesOf, type LineProblem} from '../../lib/node/site-error';
import {FENCE_LANGUAGES} from '../../lib/any/languages';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {parseAccepted, type Accepted} from './hazards/hazards';

/** The environment that a sample is for. `any`: browsers and Node alike. */
export type Environment = 'any' | 'browser' | 'node' | 'action';

/** Languages that the TypeScript compiler checks. */
export const isScript = (language: string): boolean =>
  ['ts', 'tsx', 'js', 'jsx'].includes(language);

/** Languages that are checked. The others are shown as they are. */
export const isChecked = (language: string): boolean =>
  isScript(language) || ['json', 'bash', 'solidity'].includes(language);

/** A mistake on a page, as a writer reads it. */
export interface Problem extends LineProblem {
  /** Path of the page, relative to the project's folder. */
  page: string;
}

/** A problem as a command line prints it. */
export const formatProblem = ({page, line, message}: Problem): string =>
  `${page}:${line}: ${message}`;

/** A fenced code block of a page. */
export interface Fence {
  /** Place among the page's fences, from 0. */
  index: number;
  /** 1-based line of the opening fence in the page. */
  line: number;
  language: string;
  meta: string;
  code: string;
  /** The fence before it is its direct neighbour, with nothing in between. */
  followsFence: boolean;
  /** It awaits outside of every function, which only modules may do. */
  awaits: boolean;
}

/** A page with the docs version whose SDK its samples are written for. */
export interface Page {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  version: DocsVersion;
  fences: readonly Fence[];
}

/**
 * Why a script is not run by itself: it is a part of a program that stands elsewhere, needs a service or a package that is
 * not here, or is a file of an app below examples/, which browser tests drive.
 */
export const UNRUN_REASONS = ['fragment', 'service', 'app'] as const;

/** Views of React, configurations of tools and declarations have their reason in their name. */
function unrunByName(language: string, title = ''): 'view' | 'config' | undefined {
  if (/x$/.test(language)) return 'view';
  return /\.config\.\w+$|\.d\.ts$/.test(title) ? 'config' : undefined;
}

/** A fence together with what its meta says. */
export interface Sample {
  page: Page;
  fence: Fence;
  /** Whose SDK release it is checked against: that of the page, unless its fence says another. */
  version: DocsVersion;
  environment: Environment;
  title?: string;
  /** Other pages of its docs version may import it. */
  isShared?: true;
  /** The sample that this one continues. */
  after?: Sample;
  /** Why it may have hazards that lints find. */
  accepts?: Accepted;
  /** Why it cannot be checked. */
  unchecked?: string;
  /** Why it is not run. */
  unrun?: (typeof UNRUN_REASONS)[number] | 'view' | 'config';
  /** The fence behind it that shows what it prints. */
  output?: Fence;
}

/** A problem of a sample, at its fence. */
export function problemOf({page, fence}: Sample, message: string): Problem {
  return {page: page.path, line: fence.line, message};
}

/** A value of the meta that has a form of its own. */
const parsed = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });

/** The meta of a fence. */
const META = z.strictObject({
  language: z.enum(FENCE_LANGUAGES),
  title: z.string().optional(),
  env: z.enum(['browser', 'node', 'action'] satisfies Environment[]).optional(),
  sdk: z.enum(DOCS_VERSIONS).optional(),
  after: z.string().optional(),
  shared: z.literal(true).optional(),
  accepts: parsed(parseAccepted).optional(),
  unchecked: z.string().trim().min(1, 'write a reason, why it cannot be checked').optional(),
  unrun: z.enum(UNRUN_REASONS).optional(),
  output: z.literal(true).optional(),
  showLineNumbers: z.literal(true).optional(),
});

type Meta = z.infer<typeof META>;

/** The samples of a page, and what is wrong with the way its fences are marked. */
export interface PageSamples {
  page: Page;
  samples: Sample[];
  problems: Problem[];
}

/**
 * Reads the samples of a page from its fences.
 * An output fence belongs to the sample before it; one that says `unchecked` stands for itself.
 */
export function samplesOf(page: Page): PageSamples {
  const samples: Sample[] = [];
  const problems: Problem[] = [];

  for (const fence of page.fences) {
    const report = (message: string): void => {
      problems.push({page: page.path, line: fence.line, message});
    };
    const {values, flags} = parseFenceMeta(fence.meta);
    const said = [...values, ...[...flags].map((flag) => [flag, true])];
    const {data, error} = META.safeParse({language: fence.language, ...Object.fromEntries(said)});
    const wrong = error ? issuesOf(error, META) : [];
    wrong.forEach((problem) => report(`code fence: ${problem}`));
    const {title, env, sdk, shared, accepts, unchecked, unrun, output, ...rest}: Partial<Meta> =
      data ?? {};
    const wanted = rest.after;

    if (output && unchecked === undefined) {
      const producer = fence.followsFence ? samples.at(-1) : undefined;
      if (producer && isScript(producer.fence.language) && !producer.output) {
        producer.output = fence;
      } else {
        report('output must stand directly behind the sample that prints it, or say unchecked="…"');
      }
      continue;
    }

    const after =
      wanted === undefined ? undefined : samples.findLast((each) => each.title === wanted);
    if (wanted !== undefined && !after) {
      report(`after="${wanted}" names no sample above this one on the page`);
    }
    const version = sdk ?? after?.version ?? page.version;
    const environment = env ?? after?.environment ?? 'any';
    const reason = unrun ?? unrunByName(fence.language, title);
    samples.push({
      ...{page, fence, version, environment, title, after, accepts, unchecked},
      isShared: shared,
      unrun: reason,
    });
  }
  return {page, samples, problems};
}
