import * as z from 'zod';
import {parseFenceMeta} from '../../lib/node/fences';
import {issuesOf} from '../../lib/node/site-error';
import {DOCS_VERSIONS} from '../../site/versions';
import {FENCE_LANGUAGES} from '../../lib/any/languages';
import {isScript, type Environment, type Page, type Problem, type Sample} from './sample';

/** What a fence can say. */
const META = z.strictObject({
  language: z.enum(FENCE_LANGUAGES),
  title: z.string().optional(),
  env: z.enum(['browser', 'node', 'action'] satisfies Environment[]).optional(),
  sdk: z.enum(DOCS_VERSIONS).optional(),
  after: z.string().optional(),
  unchecked: z.string().trim().min(1, 'write a reason, why it cannot be checked').optional(),
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
    const {title, env, sdk, unchecked, output, after: wanted}: Partial<Meta> = data ?? {};

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
    samples.push({page, fence, version, environment, title, after, unchecked});
  }
  return {page, samples, problems};
}
