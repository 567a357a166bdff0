import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {compareOutput, type PageProject, type ProjectFile} from 'sample-checker';
import {takesThisNode} from '../features/page-projects/frameworks';
import {pageApps} from '../features/page-projects/page-apps';
import {partsOf} from '../features/page-projects/parts';
import {siteProjects, type SiteProject} from '../features/page-projects/site-projects';
import {runCommand, SiteError} from '../lib/node/site-error';
import {identity} from '../site/identity';
import {DRIVEN, driveProject} from './drive-project';
import {localNetwork, run, type Ended} from './reader-commands';

// Tries the projects of built pages as their readers do: their command, npm, TypeScript, and each program on a local
// network, which has to print what its page says. Without names, those that have changed since they passed, and others by
// chance; with --all, all of them.

/** Projects that are tried although nothing has changed. */
const BY_CHANCE = 8;

/** The checksums of packages as they passed. */
const PASSED = '.cache/projects.json';

/** Apps whose build a page says to fail, with its words. */
const FAILING_BUILDS: Readonly<Record<string, string>> = {
  // eslint-disable-next-line no-restricted-syntax -- a fault of this release alone
  'v2/sdk/explanation/contracts': 'Could not resolve "./globalThis/globalXpub"',
};

/** How what a program printed differs from its page. */
function differenceOf({sample, output = ''}: ProjectFile, {code, stdout, all}: Ended) {
  const count = output.split('\n').length;
  // A sample that continues another prints what that one prints first.
  const own = (text: string): string =>
    sample.after ? text.trimEnd().split('\n').slice(-count).join('\n') : text;
  const difference = compareOutput({line: 0, code: output}, own(stdout));
  return code === 0 ? difference?.message : `ends with ${code}: ${all.slice(-300)}`;
}

/** Runs a program, and says how it differs from its page. */
async function tryProgram(
  program: ProjectFile,
  folder: string,
  env: object,
): Promise<string | undefined> {
  const command = ['npm', 'run', '--silent', 'local', '--', program.name] as const;
  // Most of the SDK's own warnings are not on pages; some are, and only one stream keeps their order.
  return (
    differenceOf(program, await run(folder, env, ...command)) &&
    differenceOf(program, await run(folder, env, 'sh', '-c', `${command.join(' ')} 2>&1`))
  );
}

/** Writes a project into a folder, and installs it. @returns the problem with that */
async function make(name: string, folder: string, ...options: string[]) {
  const source = `file:${path.resolve('build', name)}.tgz`;
  const args = ['--yes', source, path.basename(folder), ...options];
  const made = await run(path.dirname(folder), {}, 'npx', ...args);
  if (made.code !== 0) return `its command fails: ${made.all}`;
  const installed = await run(folder, {}, 'npm', 'install');
  return installed.code === 0 ? undefined : `npm install fails: ${installed.all}`;
}

/** The problem of a page's component in the app of a framework, as it is developed and as it is built. */
async function problemWith(app: string, name: string, folder: string, env: object) {
  const unmade = await make(name, folder, '--with', app);
  if (unmade !== undefined) return unmade;
  const developed = await driveProject(folder, env, 'dev');
  if (developed !== undefined) return `npm run dev: ${developed}`;
  const {code, all} = await run(folder, env, 'npm', 'run', 'build');
  return code === 0 ? driveProject(folder, env, 'start') : `npm run build: ${all.slice(-600)}`;
}

/** The apps of frameworks that have the component of a page; one by turns unless all are wanted. */
function appsOf({project, page, base}: SiteProject, wantsAll: boolean): string[] {
  const fit = [...pageApps(process.cwd(), project, page, base).keys()].filter(takesThisNode);
  const day = Math.floor(Date.now() / 86_400_000);
  return wantsAll ? fit : [fit[day % fit.length]!];
}

/** Problems of a project, a line each. */
async function problemsOf(
  name: string,
  project: PageProject,
  apps: readonly string[],
  network: string,
): Promise<string[]> {
  const base = mkdtempSync(path.join(tmpdir(), 'project-'));
  const env = {LIT_LOCAL_NETWORK_PACKAGE: network};
  const folder = path.join(base, 'app');
  try {
    const unmade = await make(name, folder);
    if (unmade !== undefined) return [unmade];
    const {scripts} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const problems: string[] = [];
    for (const script of ['types', 'build', 'test'].filter((each) => each in scripts)) {
      const {code, all} = await run(folder, env, 'npm', 'run', script);
      const known = script === 'build' ? FAILING_BUILDS[name] : undefined;
      const isAsKnown = known === undefined ? code === 0 : code !== 0 && all.includes(known);
      if (!isAsKnown) problems.push(`npm run ${script}: ${all.slice(-600)}`);
    }
    for (const program of partsOf(project).nodePrograms.filter(
      ({output}) => output !== undefined,
    )) {
      const difference = await tryProgram(program, folder, env);
      if (difference !== undefined) problems.push(`${program.name} ${difference}`);
    }
    const seen = DRIVEN.has(name) ? await driveProject(folder, env) : undefined;
    if (seen !== undefined) problems.push(seen);
    // Several apps may run at a time.
    const ported = {...env, PORT: String(4400 + 10 * [...DRIVEN].indexOf(name))};
    for (const app of apps) {
      const problem = await problemWith(app, name, path.join(base, app), ported).catch(String);
      if (problem !== undefined) problems.push(`--with ${app}: ${problem}`);
    }
    return problems;
  } finally {
    rmSync(base, {recursive: true, force: true});
  }
}

/** Checksums of packages by their names. */
type Sums = Readonly<Record<string, string>>;

const readPassed = (): Record<string, string> =>
  existsSync(PASSED) ? (JSON.parse(readFileSync(PASSED, 'utf8')) as Record<string, string>) : {};

/** The packages to try. @throws SiteError for a name that is none */
function chosen(
  names: readonly string[],
  sums: ReadonlyMap<string, string>,
  passed: Sums,
): string[] {
  const all = [...sums.keys()];
  if (names.includes('--all')) return all;
  const unknown = names.find((name) => !sums.has(name));
  if (unknown !== undefined)
    throw new SiteError(unknown, `is no page's project in build/projects.sha256`);
  if (names.length > 0) return [...names];
  const changed = all.filter((name) => name in passed && passed[name] !== sums.get(name));
  const others = all
    .filter((name) => !changed.includes(name))
    .sort(() => Math.random() - 0.5)
    .slice(0, BY_CHANCE);
  return [...new Set([...DRIVEN, ...changed, ...others])];
}

async function main(): Promise<void> {
  const projects = new Map(
    (await siteProjects(process.cwd(), `${identity.defaultUrl}/`)).map((each) => [
      new URL(each.page.address).pathname.slice(1),
      each,
    ]),
  );
  const lines = readFileSync('build/projects.sha256', 'utf8').trim().split('\n');
  const sums = new Map(
    lines
      .map((line) => [line.slice(66, -'.tgz'.length), line.slice(0, 64)] as const)
      // The apps of examples/ have a part of the check to themselves.
      .filter(([name]) => projects.has(name)),
  );
  const passed = readPassed();
  const names = chosen(process.argv.slice(2), sums, passed);
  const folder = mkdtempSync(path.join(tmpdir(), 'network-'));
  try {
    const network = localNetwork('build/lit-local-network.tgz', folder);
    // Once, before several do it at a time.
    await run(folder, {}, 'npx', '--yes', network, '--help');
    let failed = 0;
    const queue = names.values();
    const tryNext = async (): Promise<void> => {
      for (const name of queue) {
        const found = projects.get(name)!;
        const apps = DRIVEN.has(name) ? appsOf(found, process.argv.length > 2) : [];
        const problems = await problemsOf(name, found.project, apps, network).catch(
          (error: unknown) => [String(error)],
        );
        console.log([`${name}: ${problems.length || 'no'} problems`, ...problems].join('\n  '));
        if (problems.length > 0) failed += 1;
        else passed[name] = sums.get(name)!;
      }
    };
    await Promise.all(Array.from({length: availableParallelism()}, tryNext));
    writeFileSync(PASSED, JSON.stringify(passed));
    console.log(`${names.length} projects tried, ${failed} with problems`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

void runCommand(main);
