import type {DocsVersion} from '../../site/versions';
import type {Sdk} from '../sdk-release/sdk';
import {hiddenHead, visibleCode} from '../../lib/node/fences';
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
  /** Its output, as the page shows it. */
  output?: string;
  /** Names of files from other pages that it imports. */
  uses: string[];
  /** Packages that it and its set-up import. */
  packages: string[];
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

/** They stand for files, arguments, a console or a page, which a reader has. */
const STANDS_IN =
  /'node:module'|\bdeclare module\b|\bconsole\.log = |\bdocument\b|\bprocess\.argv\b/;

/** Hidden lines with the imports of the shown ones that they use: they become a file of their own, one folder below. */
function withImportsUsed(head: string, code: string): string {
  const imports = [...code.matchAll(/^import [^;]+ from '[^']+';$/gm)].filter(([statement]) =>
    (/^import (?:type )?(?<names>[^']+) from/.exec(statement)?.groups?.names ?? '')
      .match(/\w+/g)
      ?.some((name) => new RegExp(String.raw`(?<!\.)\b${name}\b`).test(head)),
  );
  const lines = imports.map(([statement]) => statement.replace("from './", "from '../"));
  return [...lines, head].join('\n');
}

const IMPORTED =
  /(?:\bfrom|\bimport)\s*\(?\s*['"](?!node:)(?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)[^'"\n]*['"]/g;

const importedPackages = (code: string): string[] => [
  ...new Set([...code.matchAll(IMPORTED)].map(({groups}) => groups!.name!)),
];

/** A file with the code that it continues. */
const codeOf = ({fence, after}: Sample): string =>
  [...(after ? [codeOf(after)] : []), visibleCode(fence.code)].join('\n\n');

function kindOf({title = '', fence, environment, unrun}: Sample): ProjectFile['kind'] {
  if (!isScript(fence.language) || unrun === 'config') return 'other';
  if (environment === 'action') return 'action';
  if (/\.test\.\w+$/.test(title)) return 'test';
  const code = visibleCode(fence.code);
  // Some print what they export.
  const isModule = /^export /m.test(code) && !/^console\.log\(/m.test(code);
  return isModule ? 'module' : 'program';
}

/** Parts of files stay on the page, and files of another release than that of their project. */
const isWhole = ({title, fence, unrun, version}: Sample, project: ReaderPage): boolean =>
  title !== undefined &&
  FILE_NAME.test(title) &&
  LANGUAGES.includes(fence.language) &&
  unrun !== 'fragment' &&
  unrun !== 'app' &&
  version === project.file.version;

/** Samples as readers meet them: those of a partial where the page shows it. */
function inReadingOrder({file, samples}: ReaderPage): Sample[] {
  const lines = file.text.split('\n');
  const placeOf = ({page, fence}: Sample): number => {
    if (page.path === file.path) return fence.line;
    const name = page.path.split('/').at(-1)!;
    const [, component] = new RegExp(`import (\\w+) from '.*/${name}'`).exec(file.text) ?? [];
    const shown = lines.findIndex((line) => component && line.includes(`<${component} `));
    // In a partial of a partial.
    return shown === -1 ? Infinity : shown;
  };
  return samples.toSorted((a, b) => placeOf(a) - placeOf(b));
}

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
 * @param sdks of the docs versions: a file that imports other packages than theirs is for an app that exists
 */
export function projectsOf(
  pages: readonly ReaderPage[],
  sdks: Readonly<Record<DocsVersion, Sdk>>,
): PageProject[] {
  const {modules} = collectShared(
    pages.flatMap(({samples, file}) => ({page: file, samples, problems: []})),
  );
  const shows = (page: ReaderPage, {fence, version}: Sample): boolean =>
    page.samples.some((each) => each.fence === fence && each.version === version);

  function fileOf(sample: Sample, page: ReaderPage): ProjectFile {
    const showing = shows(page, sample) ? page : pages.find((each) => shows(each, sample));
    const code = codeOf(sample);
    const head = hiddenHead(sample.fence.code);
    const isArranged = !STANDS_IN.test(head);
    const setUp = head !== '' && isArranged ? withImportsUsed(head, code) : undefined;
    return {
      ...{sample, name: sample.title!, code, setUp, kind: kindOf(sample)},
      from: showing === page ? undefined : showing?.file.path,
      output: isArranged && sample.output ? visibleCode(sample.output.code) : undefined,
      uses: importsOf(sample, page.samples, modules)
        .filter((used) => !shows(page, used))
        .map((used) => used.title!),
      packages: importedPackages(`${code}\n${setUp ?? ''}`),
    };
  }
  return pages
    .filter(({elsewhere}) => elsewhere === undefined)
    .flatMap((page) => {
      const {packages, install} = sdks[page.file.version];
      const isKnown = (name: string): boolean => packages.has(name) || name in install.named;
      const own = inReadingOrder(page).filter((sample) => isWhole(sample, page));
      const files = [...own, ...sharedBy(own, modules)]
        .map((sample) => fileOf(sample, page))
        .filter((file) => file.packages.every(isKnown));
      return files.length > 0 ? [{page, files, packages: packagesOf(page)}] : [];
    });
}
