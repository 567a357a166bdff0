import path from 'node:path';
import {NOTATIONS} from '../../lib/node/fences';
import type {Sdk} from '../sdk-release/sdk';
import type {Environment, Sample} from './sample';

/** Errors that a sample has on purpose, as in `// @errors: 2345 unknown-chain`. */
function expectedErrors(code: string): Set<string> {
  const lists = code.split('\n').map((line) => NOTATIONS.errors.exec(line)?.groups?.list ?? '');
  return new Set(lists.flatMap((list) => list.match(/[\w-]+/g) ?? []));
}

/** One file of a sample. */
interface SampleFile {
  /** Undefined in a sample without `// @filename:` lines. */
  name: string | undefined;
  code: string;
  /** 0-based line of the sample where the file's code starts. */
  firstLine: number;
}

/** Splits a sample at its `// @filename: a.ts` lines; what stands before the first belongs to no file. */
function sampleFiles(code: string): SampleFile[] {
  const lines = code.split('\n');
  const starts = lines.flatMap((line, index) => (NOTATIONS.filename.test(line) ? [index + 1] : []));
  const files = starts.map((firstLine, index) => ({
    name: NOTATIONS.filename.exec(lines[firstLine - 1]!)!.groups!.name,
    code: lines.slice(firstLine, (starts[index + 1] ?? lines.length + 1) - 1).join('\n'),
    firstLine,
  }));
  return files.length > 0 ? files : [{name: undefined, code, firstLine: 0}];
}

/** Code without the hidden lines below `// ---cut-after---`, which run a sample but are not part of its module. */
export function withoutTail(code: string): string {
  const lines = code.split('\n');
  const cut = lines.findIndex((line) => NOTATIONS.cutAfter.test(line));
  return cut === -1 ? code : lines.slice(0, cut).join('\n');
}

/** Hidden lines at its end run the sample. */
export const hasTail = (code: string): boolean => withoutTail(code) !== code;

/** A file as the compiler sees it. */
export interface UnitFile {
  /** Absolute path that exists in the compiler's eyes only. */
  path: string;
  text: string;
  /** The sample's own lines are this one, counted from 0, and all below it; errors above are another's. */
  ownFrom: number;
  /** Page line of the first own line. */
  pageLine: number;
}

/** The files of one sample, as the compiler checks them. */
export interface Unit {
  sample: Sample;
  environment: Environment;
  files: UnitFile[];
  /** Its files are the sample's own, in which readers may ask for types. */
  isShown?: true;
  /** TypeScript's numbers and names of lints: what it has on purpose. */
  expected: ReadonlySet<string>;
}

const EXTENSION = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** `./a.ts` and `./a` mean the same file. */
export const withoutExtension = (file: string): string => file.replace(EXTENSION, '');

/** Below the SDK's folder, so that packages resolve as they do for a file there. */
const pathOf = (sdk: Sdk, {page, fence}: Sample, name: string): string =>
  path.posix.join(sdk.folder, '.samples', page.path, String(fence.index), name);

function fileName({title, fence}: Sample): string {
  const isUsable = title !== undefined && EXTENSION.test(title) && !title.includes('..');
  return isUsable ? title : `sample.${fence.language}`;
}

/** @param preamble what stands in front of the sample's own lines, with a line end */
function fileOf(path: string, code: string, pageLine: number, preamble = ''): UnitFile {
  return {path, text: preamble + code, ownFrom: preamble.split('\n').length - 1, pageLine};
}

/** A sample's files by their names, with the code that it continues in front of the first of its own. */
function filesOf(sample: Sample): UnitFile[] {
  const own = sampleFiles(sample.fence.code).map(({name = fileName(sample), code, firstLine}) =>
    fileOf(name, code, sample.fence.line + 1 + firstLine),
  );
  const base = sample.after ? filesOf(sample.after) : [];
  const continued = base.pop();
  const [first, ...rest] = own;
  return continued && first
    ? [
        ...base.map((file) => ({...file, ownFrom: Infinity})),
        // The continued file keeps its name: a JavaScript sample may continue a TypeScript one.
        fileOf(continued.path, first.text, first.pageLine, `${withoutTail(continued.text)}\n`),
        ...rest,
      ]
    : own;
}

/** Arranges a script sample for the compiler. */
export const unitOf = (sdk: Sdk, sample: Sample): Unit => ({
  sample,
  environment: sample.environment,
  files: filesOf(sample).map((file) => ({...file, path: pathOf(sdk, sample, file.path)})),
  isShown: true,
  expected: new Set([...expectedErrors(sample.fence.code), ...Object.keys(sample.accepts ?? {})]),
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
  const pageLine = sample.fence.line + 1 + firstLine;
  const files = [fileOf(pathOf(sdk, sample, name), code, pageLine, preamble)];
  return {sample, environment, files, expected: new Set()};
}

/** The page line of a 0-based line of a file. */
export const pageLineOf = ({pageLine, ownFrom}: UnitFile, line: number): number =>
  pageLine + line - ownFrom;
