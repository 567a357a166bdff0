import {NOTATIONS, visibleCode} from '../../lib/node/fences';
import {requestsOf, commandsOf, isGlobal} from './kinds/shell';
import type {ReaderPage} from './pages';
import {isScript, type Sample} from './sample';
import {collectShared, importsOf, sharedBy} from './shared';

/** A file of a project: a sample as its page shows it. */
export interface ProjectFile {
  sample: Sample;
  /** Its title. */
  name: string;
  code: string;
  /** `program`: started by itself; `other`: a page of HTML, settings, a contract. */
  kind: 'program' | 'module' | 'test' | 'action' | 'other';
  /** The page that shows it, where that is not the project's own; relative to the repository. */
  from?: string;
  /** What the page says that it prints. */
  output?: string;
  /** Names of files from other pages that it imports. */
  uses: string[];
  /** Hidden lines that give it on a local network what it expects: tokens, a key, a PKP. */
  setUp?: string;
}

/** All files that a page shows, with those that they import from other pages. */
export interface PageProject {
  page: ReaderPage;
  /** In the order of the page. */
  files: ProjectFile[];
  /** Packages that the page installs. */
  packages: string[];
}

const FILE_NAME = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*\.\w+$/;
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'html', 'css', 'json', 'solidity'];

/** Hidden lines above a sample which arrange the network alone, and neither its files nor its console. */
function setUpOf({fence}: Sample): string | undefined {
  const lines = fence.code.split('\n');
  const hidden = lines.slice(0, lines.findLastIndex((line) => NOTATIONS.cutBefore.test(line)) + 1);
  const code = visibleCode(hidden.slice(0, -1).join('\n'));
  const isOfNetwork = /\blocalNetwork\b|\bprocess\.env\b/.test(code);
  const isOfTest = /'node:|\bconsole\.|\bglobalThis\b|\bdocument\b|\bprocess\.argv\b/.test(code);
  return isOfNetwork && !isOfTest ? code : undefined;
}

/** A file with the code that it continues. */
const codeOf = ({fence, after}: Sample): string =>
  [...(after ? [codeOf(after)] : []), visibleCode(fence.code)].join('\n\n');

function kindOf({title = '', fence, environment, unrun}: Sample): ProjectFile['kind'] {
  if (!isScript(fence.language) || unrun === 'config') return 'other';
  if (environment === 'action') return 'action';
  if (/\.test\.\w+$/.test(title)) return 'test';
  return /^export /m.test(visibleCode(fence.code)) ? 'module' : 'program';
}

/** Parts of files, and files for another release than that of their project, stay on the page. */
const isWhole = ({title, fence, unrun}: Sample): boolean =>
  title !== undefined &&
  FILE_NAME.test(title) &&
  LANGUAGES.includes(fence.language) &&
  unrun !== 'fragment' &&
  unrun !== 'app';

const packagesOf = ({samples}: ReaderPage): string[] =>
  samples
    .filter(({fence}) => fence.language === 'bash')
    .flatMap(({fence}) => commandsOf(fence.code))
    .filter(({words}) => words[0] === 'npm' && !isGlobal(words))
    .flatMap(({words}) => requestsOf(words).map(({name}) => name));

/**
 * The projects of all pages that show whole files, but for pages whose readers work in an app that exists.
 *
 * @param pages all pages of the site
 */
export function projectsOf(pages: readonly ReaderPage[]): PageProject[] {
  const {modules} = collectShared(
    pages.flatMap(({samples, file}) => ({page: file, samples, problems: []})),
  );
  const shows = (page: ReaderPage, {fence, version}: Sample): boolean =>
    page.samples.some((each) => each.fence === fence && each.version === version);
  return pages
    .filter(({elsewhere}) => elsewhere === undefined)
    .flatMap((page) => {
      const own = page.samples.filter(
        (sample) => isWhole(sample) && sample.version === page.file.version,
      );
      const files = new Map<string, ProjectFile>();
      for (const sample of [...own, ...sharedBy(own, modules)]) {
        const showing = shows(page, sample) ? page : pages.find((each) => shows(each, sample));
        const name = sample.title!;
        if (!files.has(name)) {
          files.set(name, {
            ...{sample, name, code: codeOf(sample), kind: kindOf(sample)},
            uses: importsOf(sample, page.samples, modules)
              .filter((used) => !shows(page, used))
              .map((used) => used.title!),
            from: showing === page ? undefined : showing?.file.path,
            output: sample.output && visibleCode(sample.output.code),
            setUp: setUpOf(sample),
          });
        }
      }
      return own.length > 0 ? [{page, files: [...files.values()], packages: packagesOf(page)}] : [];
    });
}
