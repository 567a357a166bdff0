import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import type {Sdk} from '../../sdk-release/sdk';
import marks from './marks.json';
import type {RunPlan} from './plan';

/** How long a sample may take: a hundred times what most need, because machines are busy at times. */
const TIME_LIMIT_MS = 60_000;
const OUTPUT_LIMIT = 256 * 1024;
const UNSETTLED_TOP_LEVEL_AWAIT = 13;

/** Why a sample did not get to its end. */
interface Failure {
  ok: false;
  message: string;
  /** 1-based line of the file that was started, if it is known. */
  line?: number;
  /** Another try may end differently, so the result must not be kept. */
  isTransient?: true;
}

export type RunResult = {ok: true; output: string} | Failure;

/** Newer releases of Node have dropped the first part of the name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** How the files of a plan become files that Node runs as they are. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  sourceMap: true,
};

interface Ending {
  stdout: string;
  stderr: string;
  /** The exit code, or why Node has stopped the process. */
  code?: number | string | null;
  /** Whether it has been stopped. */
  killed?: boolean;
}

/** Samples see nothing of the machine: no variables, no time zone, no colours, no rights beyond reading. */
async function start(sdk: Sdk, args: readonly string[], timeLimit: number): Promise<Ending> {
  const running = promisify(execFile)(
    process.execPath,
    [
      '--no-warnings',
      // Most samples end before optimised code would pay for the processor time that making it
      // takes, and before they need the memory that collecting garbage would give back.
      '--interrupt-budget=1000000',
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
      PERMISSION,
      '--allow-fs-read=*',
      '--require',
      path.join(__dirname, 'offline.cjs'),
      ...args,
    ],
    {
      cwd: sdk.folder,
      env: {PATH: process.env.PATH, TZ: 'UTC', NO_COLOR: '1', LANG: 'C.UTF-8'},
      timeout: timeLimit,
      killSignal: 'SIGKILL',
      maxBuffer: OUTPUT_LIMIT,
    },
  );
  running.child.stdin?.end();
  return running.catch((error: unknown) => error as Ending);
}

/** A line in the file that was started, in a stack trace. */
const PLACE = /\/0\.[cm]js:(?<line>\d+)(?::(?<column>\d+))?/;

/**
 * The line of a stack trace that is in the file which was started, as it was before it was
 * compiled. Node could follow the map itself, but would then look for one in each file of the SDK.
 */
function lineInStack(stack: string, sourceMap: string): number | undefined {
  const {line = 0, column = 1} = PLACE.exec(stack)?.groups ?? {};
  const map = new SourceMap(JSON.parse(sourceMap) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

/** What is wrong with the end of a process, if anything is. */
function failureOf(
  {stderr, code = 0, killed}: Ending,
  sourceMap: string,
  timeLimit: number,
): Omit<Failure, 'ok'> | undefined {
  const marked = (mark: string): string | undefined =>
    new RegExp(`^${mark}(.*)$`, 'm').exec(stderr)?.[1];
  const target = marked(marks.network);
  if (target !== undefined) {
    return {message: `opens a connection to ${target}; samples run without a network`};
  }
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
    return {message: `prints more than ${OUTPUT_LIMIT / 1024} kB`};
  }
  if (killed) {
    const message = `does not end within ${timeLimit / 1000} s: it loops, or something keeps it alive`;
    return {isTransient: true, message};
  }
  if (code === UNSETTLED_TOP_LEVEL_AWAIT) {
    return {message: 'waits for a promise that is never settled'};
  }
  const threw = marked(marks.threw);
  if (threw !== undefined) {
    const {text, stack} = JSON.parse(threw) as {text: string; stack: string};
    return {message: `throws ${text.split('\n')[0]}`, line: lineInStack(stack, sourceMap)};
  }
  const reason = /^.*\bError\b.*$/m.exec(stderr)?.[0].trim();
  return code === 0
    ? undefined
    : {message: [`ends with exit code ${code}`, reason].filter(Boolean).join(': ')};
}

/**
 * Runs a sample in a process of its own, without a network, below the SDK's folder so that it finds
 * the packages.
 *
 * @param timeLimit in milliseconds
 */
export async function runPlan(
  sdk: Sdk,
  plan: RunPlan,
  timeLimit: number = TIME_LIMIT_MS,
): Promise<RunResult> {
  const parent = path.join(sdk.folder, 'node_modules', '.cache', 'samples');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'run-'));
  try {
    const extension = plan.kind === 'module' ? '.mjs' : '.cjs';
    const [sourceMap] = plan.files.map(({name: fileName, text}, index) => {
      const compiled = ts.transpileModule(text, {fileName, compilerOptions: COMPILER_OPTIONS});
      writeFileSync(path.join(folder, `${index}${extension}`), compiled.outputText);
      return compiled.sourceMapText!;
    });
    const entry = path.join(folder, `0${extension}`);
    const args =
      plan.kind === 'action' ? [path.join(__dirname, 'action.cjs'), entry, sdk.version] : [entry];
    const ending = await start(sdk, args, timeLimit);
    const failure = failureOf(ending, sourceMap!, timeLimit);
    return failure
      ? {ok: false, ...failure}
      : {ok: true, output: ending.stdout.split(marks.ownOutput).at(-1)!};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
