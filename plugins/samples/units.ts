import path from 'node:path';
import type {Sdk} from '../sdk';
import {isScript} from './languages';
import {declarationsAsJsDoc, expectedErrors, sampleFiles} from './notations';
import type {Environment, Sample} from './sample';

/** A file as the compiler sees it. */
export interface UnitFile {
  /** Absolute path that exists in the compiler's eyes only. */
  path: string;
  text: string;
  /**
   * The sample's own lines in the file: 0-based, from inclusive, to exclusive. Errors elsewhere are
   * another's.
   */
  own: {from: number; to: number};
  /** Page line of the first own line. */
  pageLine: number;
}

/** What the compiler checks for one sample. */
export interface Unit {
  sample: Sample;
  environment: Environment;
  files: UnitFile[];
  /** Whether its files are what readers see of the sample, so that they may ask for types. */
  isShown?: true;
  expected: ReadonlySet<string>;
}

/** Below the SDK's folder, so that packages resolve as they do for a file there. */
const FOLDER = '.samples';

const EXTENSION = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** The folder in which the files of a sample stand, in the compiler's eyes. */
export function unitFolder(sdk: Sdk, {page, fence}: Sample): string {
  return path.posix.join(sdk.folder, FOLDER, page.path, String(fence.index));
}

function fileName(title: string | undefined, language: string): string {
  const isUsable = title !== undefined && EXTENSION.test(title) && !title.includes('..');
  return isUsable ? title : `sample.${language}`;
}

const isJavaScript = (name: string): boolean => /\.[cm]?jsx?$/.test(name);

/** A file of a sample before it has a place. */
interface Draft {
  name: string;
  text: string;
  ownFrom: number;
  pageLine: number;
}

function ownDrafts(sample: Sample): Draft[] {
  const {fence, title} = sample;
  return sampleFiles(fence.code).map(({name, code, firstLine}) => {
    const file = name ?? fileName(title, fence.language);
    return {
      name: file,
      text: isJavaScript(file) ? declarationsAsJsDoc(code) : code,
      ownFrom: 0,
      pageLine: fence.line + 1 + firstLine,
    };
  });
}

/** A sample's files, with the code that it continues in front of the first of its own. */
function draftsOf(sample: Sample): Draft[] {
  const own = ownDrafts(sample);
  const [first, ...rest] = own;
  const base = sample.after && draftsOf(sample.after);
  const continued = base?.at(-1);
  if (!base || !continued || !first) {
    return own;
  }
  const joined: Draft = {
    // The continued file keeps its name: a JavaScript sample may continue a TypeScript one.
    name: continued.name,
    text: `${continued.text}\n${first.text}`,
    ownFrom: continued.text.split('\n').length,
    pageLine: first.pageLine,
  };
  // Nothing in the other files is the sample's own.
  const foreign = base.slice(0, -1).map((draft) => ({...draft, ownFrom: Infinity}));
  return [...foreign, joined, ...rest];
}

/** Arranges a script sample for the compiler. */
export function unitOf(sdk: Sdk, sample: Sample): Unit {
  const folder = unitFolder(sdk, sample);
  return {
    sample,
    environment: sample.environment,
    files: draftsOf(sample).map(({name, text, ownFrom, pageLine}) => ({
      path: path.posix.join(folder, name),
      text,
      own: {from: ownFrom, to: text.split('\n').length},
      pageLine,
    })),
    isShown: true,
    expected: expectedErrors(sample.fence.code),
  };
}

const ENVIRONMENT_DISTANCE = (wanted: Environment, found: Environment): number =>
  found === wanted ? 0 : found === 'any' ? 1 : 2;

/**
 * The sample that another one of the same page means when it imports `./name`: one with that title,
 * best of the same environment, and the nearest above.
 */
export function importedSample(
  specifier: string,
  importer: Sample,
  pageSamples: readonly Sample[],
): Sample | undefined {
  const wanted = path.posix.normalize(specifier).replace(EXTENSION, '');
  const position = importer.fence.index;
  return pageSamples
    .filter(
      ({title, fence}) => isScript(fence.language) && title?.replace(EXTENSION, '') === wanted,
    )
    .filter((sample) => sample !== importer)
    .sort(
      (a, b) =>
        ENVIRONMENT_DISTANCE(importer.environment, a.environment) -
          ENVIRONMENT_DISTANCE(importer.environment, b.environment) ||
        Number(a.fence.index > position) - Number(b.fence.index > position) ||
        Math.abs(a.fence.index - position) - Math.abs(b.fence.index - position),
    )[0];
}
