import {parseFenceMeta, type FenceMeta} from '../shared/fence-meta';
import {DOCS_VERSIONS, type DocsVersion} from '../sdk';
import {FENCE_LANGUAGES} from '../shared/languages';
import {
  isScript,
  type Environment,
  type Fence,
  type Page,
  type Problem,
  type Sample,
} from './sample';

const KEYS = ['title', 'env', 'sdk', 'after', 'unchecked'];
const FLAGS = ['output', 'showLineNumbers'];
const ENVIRONMENTS: readonly string[] = ['browser', 'node', 'action'] satisfies Environment[];

const isDocsVersion = (name: string): name is DocsVersion =>
  (DOCS_VERSIONS as readonly string[]).includes(name);

/** The samples of a page, and what is wrong with the way its fences are marked. */
export interface PageSamples {
  samples: Sample[];
  problems: Problem[];
}

function unknownParts(meta: FenceMeta): string[] {
  return [
    ...[...meta.values.keys()].filter((key) => !KEYS.includes(key)),
    ...[...meta.flags].filter((flag) => !FLAGS.includes(flag)),
  ];
}

function metaErrors(fence: Fence, meta: FenceMeta): string[] {
  const errors: string[] = [];
  const environment = meta.values.get('env');
  if (!FENCE_LANGUAGES.includes(fence.language)) {
    errors.push(
      `unknown code language "${fence.language}"; use one of ${FENCE_LANGUAGES.join(', ')}`,
    );
  }
  for (const part of unknownParts(meta)) {
    errors.push(
      `"${part}" is nothing a code fence can say; known are ${[...KEYS, ...FLAGS].join(', ')}`,
    );
  }
  if (environment !== undefined && !ENVIRONMENTS.includes(environment)) {
    errors.push(`env="${environment}" is unknown; use ${ENVIRONMENTS.join(', ')}`);
  }
  const version = meta.values.get('sdk');
  if (version !== undefined && !isDocsVersion(version)) {
    errors.push(`sdk="${version}" is unknown; use ${DOCS_VERSIONS.join(', ')}`);
  }
  if (meta.values.get('unchecked')?.trim() === '') {
    errors.push('unchecked needs a reason: unchecked="why it cannot be checked"');
  }
  return errors;
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
    const version = meta.values.get('sdk') ?? '';
    samples.push({
      page,
      fence,
      version: isDocsVersion(version) ? version : (after?.version ?? page.version),
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
