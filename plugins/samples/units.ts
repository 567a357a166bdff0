import path from 'node:path';
import type {Sdk} from '../sdk';
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

const EXTENSION = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** `./a.ts` and `./a` mean the same file. */
export const withoutExtension = (file: string): string => file.replace(EXTENSION, '');

export const isJavaScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

/** Below the SDK's folder, so that packages resolve as they do for a file there. */
const pathOf = (sdk: Sdk, {page, fence}: Sample, name: string): string =>
  path.posix.join(sdk.folder, '.samples', page.path, String(fence.index), name);

function fileName({title, fence}: Sample): string {
  const isUsable = title !== undefined && EXTENSION.test(title) && !title.includes('..');
  return isUsable ? title : `sample.${fence.language}`;
}

const lineCount = (text: string): number => text.split('\n').length;

/** A sample's files by their names, with the code that it continues in front of the first of its own. */
function filesOf(sample: Sample): UnitFile[] {
  const own = sampleFiles(sample.fence.code).map(({name = fileName(sample), code, firstLine}) => {
    const text = isJavaScript(name) ? declarationsAsJsDoc(code) : code;
    const pageLine = sample.fence.line + 1 + firstLine;
    return {path: name, text, own: {from: 0, to: lineCount(text)}, pageLine};
  });
  const [first, ...rest] = own;
  const base = sample.after ? filesOf(sample.after) : [];
  const continued = base.pop();
  if (!continued || !first) {
    return own;
  }
  const text = `${continued.text}\n${first.text}`;
  return [
    // Nothing in the other files is the sample's own.
    ...base.map((file) => ({...file, own: {from: Infinity, to: Infinity}})),
    // The continued file keeps its name: a JavaScript sample may continue a TypeScript one.
    {
      ...first,
      path: continued.path,
      text,
      own: {from: lineCount(continued.text), to: lineCount(text)},
    },
    ...rest,
  ];
}

/** Arranges a script sample for the compiler. */
export const unitOf = (sdk: Sdk, sample: Sample): Unit => ({
  sample,
  environment: sample.environment,
  files: filesOf(sample).map((file) => ({...file, path: pathOf(sdk, sample, file.path)})),
  isShown: true,
  expected: expectedErrors(sample.fence.code),
});

/**
 * Arranges code that a sample holds in another form.
 *
 * @param preamble what the code needs in front of it, with a line end
 * @param firstLine 0-based line of the sample where the code starts
 */
export function derivedUnit(
  sdk: Sdk,
  sample: Sample,
  environment: Environment,
  name: string,
  preamble: string,
  code: string,
  firstLine = 0,
): Unit {
  const text = preamble + code;
  const own = {from: lineCount(preamble) - 1, to: lineCount(text)};
  const pageLine = sample.fence.line + 1 + firstLine;
  const file = {path: pathOf(sdk, sample, name), text, own, pageLine};
  return {sample, environment, files: [file], expected: new Set()};
}
