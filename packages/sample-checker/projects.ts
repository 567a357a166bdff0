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

/** The hidden lines above a sample. */
function hiddenHead({fence}: Sample): string {
  const lines = fence.code.split('\n');
  const cut = lines.findLastIndex((line) => NOTATIONS.cutBefore.test(line));
  return visibleCode(lines.slice(0, Math.max(cut, 0)).join('\n'));
}

/** Hidden lines which arrange the network, and stand for neither files nor arguments nor a console. */
function setUpOf(sample: Sample): string | undefined {
  const head = hiddenHead(sample);
  const isOfNetwork = /\blocalNetwork\b|\bprocess\.env\b/.test(head);
  const isOfTest = /'node:module'|\bconsole\.log = |\bdocument\b|\bprocess\.argv\b/.test(head);
  return isOfNetwork && !isOfTest ? head : undefined;
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

/** Parts of files stay on the page, and files of another release than that of their project. */
const isWhole = ({title, fence, unrun, version}: Sample, project: ReaderPage): boolean =>
  title !== undefined &&
  FILE_NAME.test(title) &&
  LANGUAGES.includes(fence.language) &&
  unrun !== 'fragment' &&
  unrun !== 'app' &&
  version === project.file.version;

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
      const own = page.samples.filter((sample) => isWhole(sample, page));
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
