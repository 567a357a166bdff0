import {fork, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {buildSync, transform, type Loader, type TransformFailure} from 'esbuild';
import ts from 'typescript';
import type {DocsVersion} from '../../../site/versions';
import type {Sdk} from '../../sdk-release/sdk';
import type {NetworkAddresses} from '../../network/src/network';
import type {RunPlan} from '../imports';
import {NETWORK_VARIABLE} from './redirect';

/** How long a sample may take: a hundred times what most need, because machines are busy at times. */
const TIME_LIMIT_MS = 60_000;
/** How long it may take in a process that others wait for. */
const SHARED_LIMIT_MS = 20_000;
/** How many samples a process has at hand, so that it need not wait while this one compiles. */
const AT_HAND = 8;

/** A sample that a process is asked to run. */
export interface Task {
  kind: RunPlan['kind'];
  /** The file of a DOM for samples of browsers. */
  dom: string;
  version: DocsVersion;
  /** Holds its files, `0.mjs` and so on, and `packages.mjs`, which imports what they import from packages. */
  folder: string;
  /** A pattern for what it prints: with anything else, it is run again alone. */
  expected?: string;
  /** Whether nothing has run in the process before, and nothing will after it. */
  isAlone: boolean;
}

/** What a process says about a task. */
export interface Report {
  output: string;
  /** What went wrong, in its first line. */
  problem?: string;
  /** Of what it threw. */
  stack?: string;
  /** Whether it ended as expected. */
  isWanted: boolean;
  /** Whether the process ends with it. */
  isLast: boolean;
  /** Whether it asked the local network anything. */
  usesNetwork: boolean;
  values?: Record<string, string>;
}

/** Whether a sample got to its end. */
export type RunResult =
  | {
      ok: true;
      output: string;
      usesNetwork?: true;
      /** What readers see of the values of its variables, by name. */
      values?: Readonly<Record<string, string>>;
    }
  | {
      ok: false;
      message: string;
      /** 1-based line of the file that was started, if it is known. */
      line?: number;
      /** Another try may end differently, so the result must not be kept. */
      isTransient?: true;
    };

const DOM = require.resolve('happy-dom');

/** Newer releases of Node have dropped the first part of the name, and allow connections apart. */
const FLAGS = process.allowedNodeEnvironmentFlags;
const PERMISSIONS = [
  FLAGS.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  ...(FLAGS.has('--allow-net') ? ['--allow-net'] : []),
];

/** Makes of a sample's file one that Node runs as it is. */
const compile = (name: string, text: string) =>
  transform(text, {
    loader: path.extname(name).replace(/[cm]/, '').slice(1) as Loader,
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'external',
    logLevel: 'silent',
  });

/** A line in the file that was started, in a stack trace. */
const PLACE = /\/0\.mjs:(?<line>\d+)(?::(?<column>\d+))?/;

/** The line of a stack trace that is in the file which was started, as it was before it was compiled. */
function lineInStack(stack = '', sourceMap: string): number | undefined {
  const {line = 0, column = 1} = PLACE.exec(stack)?.groups ?? {};
  const map = new SourceMap(JSON.parse(sourceMap) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

/** What became of a sample that has ended by itself. */
const resultOf = (
  {output, problem, stack, usesNetwork, values}: Report,
  sourceMap: string,
): RunResult =>
  problem === undefined
    ? {ok: true, output, ...(usesNetwork && {usesNetwork}), values}
    : {ok: false, message: problem.split('\n')[0]!, line: lineInStack(stack, sourceMap)};

/** Code that imports what files import from packages. */
function packagesOf(texts: readonly string[]): string {
  const imports = texts.flatMap((text) => ts.preProcessFile(text).importedFiles);
  const specifiers = imports.map(({fileName}) => fileName);
  return [...new Set(specifiers)]
    .filter((name) => !name.startsWith('.'))
    .map((name, index) => `export * as p${index} from ${JSON.stringify(name)};\n`)
    .join('');
}

interface Job {
  kind: RunPlan['kind'];
  /** The files' code as Node runs it. */
  texts: readonly string[];
  /** That of the first file. */
  sourceMap: string;
  expected?: string;
  settle: (result: RunResult) => void;
}

/** Runs samples of one release in processes that they share. */
export interface Runner {
  /**
   * Runs a sample without a network, below the SDK's folder so that it finds the packages.
   *
   * @param expected a pattern for what it prints. A sample that prints something else in a shared process, fails there
   *   or does not end is run again in a process of its own, and counts by that.
   */
  run: (plan: RunPlan, expected?: string) => Promise<RunResult>;
  /** Ends the processes, and removes what they ran. */
  stop: () => void;
}

export interface RunnerOptions {
  /** Whether each sample runs alone. */
  isAlone?: boolean;
  /** In milliseconds, for a sample that runs alone. */
  timeLimit?: number;
  /** Local networks that samples may use, each for one process at a time; samples then run in as many. */
  networks?: readonly NetworkAddresses[];
}

/** The program of the processes, once it is bundled. */
let workerCode: string | undefined;

function bundleWorker(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
  });
  return outputFiles[0]!.text;
}

/** Prepares to run samples. Processes start when there is something to run. */
export function startRunner(sdk: Sdk, options: RunnerOptions = {}): Runner {
  const {isAlone = false, timeLimit = TIME_LIMIT_MS, networks} = options;
  const freeNetworks = [...(networks ?? [])];
  const processCount = networks?.length ?? availableParallelism();
  const parent = path.join(sdk.folder, 'node_modules', '.cache', 'samples');
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'run-'));
  const worker = path.join(folder, 'worker.cjs');
  writeFileSync(worker, (workerCode ??= bundleWorker()));
  const queue: Job[] = [];
  let isStopped = false;
  const lanes = new Set<{child: ChildProcess; take: () => void}>();

  /** Writes a sample's files. */
  function prepare({kind, texts, expected}: Job, isAlone: boolean): Task {
    const own = mkdtempSync(path.join(folder, 'sample-'));
    texts.forEach((text, index) => writeFileSync(path.join(own, `${index}.mjs`), text));
    writeFileSync(path.join(own, 'packages.mjs'), packagesOf(texts));
    return {kind, dom: DOM, version: sdk.version, folder: own, expected, isAlone};
  }

  /** Starts a process that takes samples from the queue, or one for a sample alone. */
  function open(alone?: Job): void {
    const atHand: {job: Job; task: Task}[] = [];
    let timer: NodeJS.Timeout | undefined;
    let isTimeUp = false;
    let again: Job | undefined;
    const network = freeNetworks.pop();
    const child = fork(worker, {
      cwd: sdk.folder,
      // Samples see nothing of the machine: no variables, no time zone, no colours, no rights beyond reading.
      env: {
        PATH: process.env.PATH,
        TZ: 'UTC',
        NO_COLOR: '1',
        LANG: 'C.UTF-8',
        ...(network && {[NETWORK_VARIABLE]: JSON.stringify(network)}),
      },
      execArgv: ['--no-warnings', ...PERMISSIONS],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    const send = (job: Job): void => {
      const task = prepare(job, alone !== undefined);
      atHand.push({job, task});
      // One that has ended is noticed below.
      child.send(task, () => undefined);
      if (atHand.length === 1) watch();
    };
    const take = (): void => {
      while (!alone && atHand.length < AT_HAND && queue.length > 0) send(queue.shift()!);
    };
    const lane = {child, take};
    const watch = (): void => {
      clearTimeout(timer);
      const [first] = atHand;
      if (!first) return;
      const limit = alone ? timeLimit : Math.min(timeLimit, SHARED_LIMIT_MS);
      timer = setTimeout(() => {
        // A report may have come while this process was busy.
        setImmediate(() => {
          isTimeUp = atHand[0] === first;
          if (isTimeUp) child.kill('SIGKILL');
        });
      }, limit);
    };
    const settle = (job: Job, result: RunResult, isWanted: boolean): void => {
      if (isWanted || alone) job.settle(result);
      else again = job;
    };
    createInterface(child.stdio[4] as Readable).on('line', (line) => {
      if (isStopped) return;
      const report = JSON.parse(line) as Report;
      const {isWanted, isLast} = report;
      const {job, task} = atHand.shift()!;
      rmSync(task.folder, {recursive: true});
      settle(job, resultOf(report, job.sourceMap), isWanted);
      if (isLast) lanes.delete(lane);
      else take();
      watch();
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (network) freeNetworks.push(network);
      if (isStopped) return;
      // It has ended within a sample, if it has not said that it would.
      const died = lanes.delete(lane) ? atHand.shift() : undefined;
      const message = isTimeUp
        ? `does not end within ${timeLimit / 1000} s: it loops, or something keeps it alive`
        : `ends with ${signal ?? `exit code ${code}`}`;
      if (died) settle(died.job, {ok: false, message, isTransient: true}, false);
      queue.unshift(...atHand.map(({job}) => job));
      if (again) open(again);
      fill();
    });
    lanes.add(lane);
    if (alone) send(alone);
    else take();
  }

  function fill(): void {
    lanes.forEach(({take}) => take());
    while (queue.length > 0 && lanes.size < processCount) {
      open(isAlone ? queue.shift() : undefined);
    }
  }

  return {
    async run({kind, files}, expected) {
      try {
        const compiled = await Promise.all(files.map(({name, text}) => compile(name, text)));
        const texts = compiled.map(({code}) => code);
        return await new Promise((settle) => {
          queue.push({kind, texts, sourceMap: compiled[0]!.map, expected, settle});
          fill();
        });
      } catch (error) {
        const [problem] = (error as TransformFailure).errors;
        return {
          ok: false,
          message: `does not parse: ${problem?.text}`,
          line: problem?.location?.line,
        };
      }
    },
    stop: () => {
      isStopped = true;
      lanes.forEach(({child}) => child.kill());
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
