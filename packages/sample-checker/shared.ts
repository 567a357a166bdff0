import {parseFenceMeta, visibleCode} from '../../lib/node/fences';
import type {DocsVersion} from '../../site/versions';
import {problemOf, type PageSamples, type Problem, type Sample} from './sample';
import {withoutExtension} from './units';

/** Finds a sample that other pages of its docs version may import, by its title without extension. */
export type SharedModules = (version: DocsVersion, name: string) => Sample | undefined;

const IMPORTED = /['"]\.\/(?<name>[\w.-]+)['"]/g;

const nameOf = ({title = ''}: Sample): string => withoutExtension(title);

/** Collects the samples that are marked `shared`, and reports those that have the name of another one. */
export function collectShared(pages: readonly PageSamples[]): {
  modules: SharedModules;
  problems: Problem[];
} {
  const found = new Map<string, Sample>();
  const problems: Problem[] = [];
  for (const sample of pages.flatMap(({samples}) => samples).filter(({isShared}) => isShared)) {
    const key = `${sample.version} ${nameOf(sample)}`;
    const other = found.get(key);
    if (other) {
      problems.push(problemOf(sample, `"${sample.title}" is shared by ${other.page.path} already`));
    } else {
      found.set(key, sample);
    }
  }
  return {modules: (version, name) => found.get(`${version} ${name}`), problems};
}

/** The shared modules that a sample imports because its own page has none of that name. */
export function importsOf(
  sample: Sample,
  samples: readonly Sample[],
  modules: SharedModules,
): Sample[] {
  const names = [...sample.fence.code.matchAll(IMPORTED)].map(({groups}) => groups!.name!);
  return names.map(withoutExtension).flatMap((name) => {
    const isBeside = samples.some(
      (each) => each !== sample && each.page.path === sample.page.path && nameOf(each) === name,
    );
    const shared = isBeside ? undefined : modules(sample.version, name);
    return shared && shared !== sample ? [shared] : [];
  });
}

/** Lit Actions of its page that a sample reads from their files, by their names. */
export const actionsBeside = ({page, fence}: Sample): Record<string, string> =>
  Object.fromEntries(
    page.fences.flatMap(({meta, code}) => {
      const title = parseFenceMeta(meta).values.get('title') ?? '';
      const isRead = /\baction\.js$/.test(title) && fence.code.includes(`'${title}'`);
      return isRead ? [[title, `${visibleCode(code)}\n`]] : [];
    }),
  );

/** The shared modules of other pages that samples depend on, directly or through each other. */
export function sharedBy(samples: readonly Sample[], modules: SharedModules): Sample[] {
  const found = new Set(samples);
  // The set grows while it is walked.
  for (const sample of found) {
    importsOf(sample, samples, modules).forEach((shared) => found.add(shared));
  }
  return [...found].slice(samples.length);
}
