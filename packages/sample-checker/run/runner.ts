import {spawn, type ChildProcessByStdio} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {text as readText} from 'node:stream/consumers';
import {buildSync, transform, type Loader, type TransformFailure} from 'esbuild';
import {localNetworkOf} from 'lit-local-network/redirect-requests';
import type {Sdk} from '../../sdk-release/sdk';
import type {RunPlan} from './plan';
import type {StartedNetwork} from './local-network';
import {OWN_OUTPUT, REPORT_TO, type RunReport, type Task} from './task';

/** A hundred times what most samples need, because machines are busy at times. */
const TIME_LIMIT_MS = 120_000;
const OUTPUT_LIMIT = 256 * 1024;

export type RunResult =
  | ({ok: true; output: string; usesNetwork?: true} & Pick<RunReport, 'values'>)
  | {
      ok: false;
      message: string;
      /** 1-based line of the file that was started, if it is known. */
      line?: number;
    };

const DOM = require.resolve('happy-dom');

const FLAGS = process.allowedNodeEnvironmentFlags;

/** Samples may read files, and find the same in each release of Node. */
const NODE_FLAGS = [
  '--no-warnings',
  // Newer releases have dropped the first part of the name, and allow connections apart.
  FLAGS.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  ...(FLAGS.has('--allow-net') ? ['--allow-net'] : []),
  ...(FLAGS.has('--experimental-webstorage') ? ['--no-experimental-webstorage'] : []),
  '--test-reporter=tap',
];

/** Compiles a sample's file to one that Node runs. */
const compile = ({name, text}: RunPlan['files'][number]) =>
  transform(text, {
    loader: path.extname(name).replace(/[cm]/, '').slice(1) as Loader,
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'external',
    logLevel: 'silent',
  });

/** Code that loads packages; one that does not load fails in the sample again. */
const loading = (packages: readonly string[] = []): string =>
  `await Promise.allSettled([${packages.map((name) => `import(${JSON.stringify(name)})`).join()}]);`;

/** A line in the file that was started, in a stack trace. */
const PLACE = /\/0\.mjs:(?<line>\d+)(?::(?<column>\d+))?/;

/** The line of a stack trace that is in the file which was started, before it was compiled. */
function lineInStack(stack: string, sourceMap: string): number | undefined {
  const {line = 0, column = 1} = PLACE.exec(stack)?.groups ?? {};
  const map = new SourceMap(JSON.parse(sourceMap) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

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

/** Runs one process to its end. */
async function runProcess(worker: string, cwd: string, task: Task, timeLimit: number) {
  const child = spawn(process.execPath, [...NODE_FLAGS, worker, JSON.stringify(task)], {
    cwd,
    // Samples see nothing of the machine: no variables, no time zone, no colours.
    env: {PATH: process.env.PATH, TZ: 'UTC', NO_COLOR: '1', LANG: 'C.UTF-8'},
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, null>;
  let problem: string | undefined;
  const stop = (reason: string): void => {
    problem ??= reason;
    child.kill('SIGKILL');
  };
  const late = `does not end within ${timeLimit / 1000} s: it loops, or something keeps it alive`;
  const timer = setTimeout(stop, timeLimit, late);
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(`ends with ${signal ?? `exit code ${code}`}`));
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.length > OUTPUT_LIMIT) stop('prints more than 256 kB');
  });
  const reported = await readText(child.stdio[REPORT_TO] as Readable);
  const ending = await ended;
  clearTimeout(timer);
  // A process that was killed has reported nothing.
  const report = JSON.parse(reported || '{"usesNetwork": true}') as RunReport;
  problem ??= reported ? report.problem : ending;
  return {...report, problem, output: output.split(OWN_OUTPUT).at(-1)!};
}

/** Runs samples, each in a process of its own. */
export interface Runner {
  /** Runs a sample below the folder of a release, so that it finds the packages. */
  run: (sdk: Sdk, plan: RunPlan) => Promise<RunResult>;
  /** Stops the networks. */
  stop: () => void;
}

export interface RunnerOptions {
  /** In milliseconds. */
  timeLimit?: number;
  /** Number of samples that run at a time. */
  laneCount?: number;
  /** Opens the local network of a lane. Without it, samples reach nothing. */
  openNetwork?: () => Promise<StartedNetwork>;
}

/** Samples run in it one after the other. */
interface Lane {
  network?: StartedNetwork;
  /** A sample has used the network. */
  isUsed?: boolean;
}

/** Prepares to run samples. Networks start with the first sample of a lane. */
export function startRunner(options: RunnerOptions = {}): Runner {
  const {timeLimit = TIME_LIMIT_MS, laneCount = availableParallelism(), openNetwork} = options;
  const lanes: Lane[] = [];
  const free: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  const base = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const worker = path.join(base, 'worker.cjs');
  writeFileSync(worker, bundleWorker());

  async function takeLane(): Promise<Lane> {
    const lane = free.pop();
    if (lane) return lane;
    if (lanes.length === laneCount) return new Promise((resolve) => waiting.push(resolve));
    const opened: Lane = {};
    lanes.push(opened);
    opened.network = await openNetwork?.();
    return opened;
  }
  function giveBack(lane: Lane): void {
    const next = waiting.shift();
    if (next) next(lane);
    else free.push(lane);
  }

  async function runIn(lane: Lane, sdk: Sdk, plan: RunPlan, texts: readonly string[]) {
    const {kind, packages, beside} = plan;
    const {network} = lane;
    if (network && lane.isUsed) await localNetworkOf(network).control({reset: true});
    const parent = path.join(sdk.folder, 'node_modules', '.cache', 'samples');
    mkdirSync(parent, {recursive: true});
    const folder = mkdtempSync(path.join(parent, 'run-'));
    texts.forEach((text, index) => writeFileSync(path.join(folder, `${index}.mjs`), text));
    writeFileSync(path.join(folder, 'packages.mjs'), loading(packages));
    const task: Task = {kind, version: sdk.version, folder, dom: DOM, network, beside};
    try {
      const report = await runProcess(worker, sdk.folder, task, timeLimit);
      lane.isUsed = report.usesNetwork;
      return report;
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  return {
    async run(sdk, plan) {
      const compiled = await Promise.all(plan.files.map(compile)).catch((error: unknown) => {
        const [problem] = (error as TransformFailure).errors;
        return {message: `does not parse: ${problem?.text}`, line: problem?.location?.line};
      });
      if ('message' in compiled) return {ok: false, ...compiled};
      const lane = await takeLane();
      const texts = compiled.map(({code}) => code);
      const {
        problem,
        stack = '',
        output,
        usesNetwork,
        values,
      } = await runIn(lane, sdk, plan, texts).finally(() => giveBack(lane));
      return problem === undefined
        ? {ok: true, output, ...(usesNetwork && {usesNetwork}), values}
        : {
            ok: false,
            message: problem.split('\n')[0]!,
            line: lineInStack(stack, compiled[0]!.map),
          };
    },
    stop: () => {
      lanes.forEach(({network}) => network?.stop());
      rmSync(base, {recursive: true});
    },
  };
}
