import {visibleCode} from '../../lib/node/fences';
import type {ReaderPage} from './pages';
import {isScript, problemOf, type Problem, type Sample} from './sample';
import {withoutExtension} from './units';

/** Languages that readers save to files, besides scripts. */
const FILES = ['html', 'css', 'json', 'solidity'];

const isFile = ({fence: {language}}: Sample): boolean =>
  isScript(language) || FILES.includes(language);

/** Names that tools look for, so that each page may have its own file of that name. */
const FIXED =
  /^(?:index\.html|main\.tsx?|package\.json|tsconfig\.json|(?:vite|hardhat)\.config\.\w+)$/;

/**
 * Checks that a title means a single file in a docs version, because readers save files of several pages in one folder.
 * Extensions of scripts don't count: `import './lock'` finds `lock.ts` as well as `lock.js`.
 *
 * @param pages all pages of the site
 */
export function ambiguousTitles(pages: readonly ReaderPage[]): Problem[] {
  const titled = pages.flatMap(({file, samples}) =>
    samples.filter(isFile).flatMap((sample) => {
      const {title, version} = sample;
      if (title === undefined) return [];
      const name = FIXED.test(title) ? `${file.path} ${title}` : withoutExtension(title);
      return [{key: `${version} ${name}`, title, sample, code: visibleCode(sample.fence.code)}];
    }),
  );
  // A shared sample keeps its name, as other pages import it.
  titled.sort((a, b) => Number(b.sample.isShared ?? 0) - Number(a.sample.isShared ?? 0));

  const first = new Map<string, (typeof titled)[number]>();
  return titled.flatMap((file) => {
    const other = first.get(file.key) ?? file;
    first.set(file.key, other);
    const message = `"${file.title}" is another file on ${other.sample.page.path}; give one of them another name`;
    return other.code === file.code ? [] : [problemOf(file.sample, message)];
  });
}
