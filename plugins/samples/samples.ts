import * as z from 'zod';
import {parseFenceMeta, type FenceMeta} from '../shared/fence-meta';
import {DOCS_VERSIONS} from '../sdk';
import {FENCE_LANGUAGES} from '../shared/languages';
import {
  isScript,
  type Environment,
  type Fence,
  type Page,
  type Problem,
  type Sample,
} from './sample';

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

/** The samples of a page, and what is wrong with the way its fences are marked. */
export interface PageSamples {
  samples: Sample[];
  problems: Problem[];
}

function metaErrors({language}: Fence, {values, flags}: FenceMeta): string[] {
  const words = [...flags].map((flag) => [flag, true] as const);
  const {error} = META.safeParse({language, ...Object.fromEntries([...values, ...words])});
  return (error?.issues ?? []).map(({path, message}) =>
    ['code fence', ...path, message].join(': '),
  );
}

/**
 * Reads the samples of a page from its fences.
 * An output fence belongs to the sample before it; one that says `unchecked` stands for itself.
 */
export function samplesOf(page: Page): PageSamples {
  const samples: Sample[] = [];
  const problems: Problem[] = [];

  for (const fence of page.fences) {
    const meta = parseFenceMeta(fence.meta);
    const report = (message: string): void => {
      problems.push({page: page.path, line: fence.line, message});
    };
    metaErrors(fence, meta).forEach(report);

    if (meta.flags.has('output') && !meta.values.has('unchecked')) {
      const producer = fence.followsFence ? samples.at(-1) : undefined;
      if (producer && isScript(producer.fence.language) && !producer.output) {
        producer.output = fence;
      } else {
        report('output must stand directly behind the sample that prints it, or say unchecked="…"');
      }
      continue;
    }

    const afterTitle = meta.values.get('after');
    const after =
      afterTitle === undefined ? undefined : samples.findLast(({title}) => title === afterTitle);
    if (afterTitle !== undefined && !after) {
      report(`after="${afterTitle}" names no sample above this one on the page`);
    }
    const version = DOCS_VERSIONS.find((each) => each === meta.values.get('sdk'));
    samples.push({
      page,
      fence,
      version: version ?? after?.version ?? page.version,
      environment:
        (meta.values.get('env') as Environment | undefined) ?? after?.environment ?? 'any',
      title: meta.values.get('title'),
      after,
      unchecked: meta.values.get('unchecked'),
      output: undefined,
    });
  }
  return {samples, problems};
}
