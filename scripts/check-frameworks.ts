import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {packNetwork} from '../features/local-network/pack';
import {
  bareSetting,
  frameworkFiles,
  FRAMEWORKS,
  settingOf,
  takesThisNode,
  type Setting,
} from '../features/page-projects/frameworks';
import {runCommand, SiteError} from '../lib/node/site-error';
import {readSdk} from '../packages/sdk-release/sdk';
import {DOCS_VERSIONS, type DocsVersion} from '../site/versions';
import {findWithExtensions} from './chromium';
import {driveFramework, MESSAGE, type Driven} from './drive-framework';
import {localNetwork, run, type Ended} from './reader-commands';

// Builds the app of each framework as readers do, in a new folder, with what npm has, and encrypts and decrypts in its page
// and on its server, on a local network. Then once more without the setting that pages name, which has to fail as they say.
// Without names, two by turns of those in results.json; with --all, all that have not passed as they are now; with --write,
// what they gave goes into frameworks/results.json, with the size of the first load that a static import makes.

/** Checksums of the apps as they passed. */
const PASSED = '.cache/frameworks.json';

const RESULTS = 'frameworks/results.json';

/** Two of them fit in memory. */
const AT_A_TIME = 2;

/** A page's results, as the table of the pages shows them. */
interface Result {
  /** Day of the try. */
  date: string;
  /** The one that builds and starts the app. */
  node: string;
  /** npm had to overrule a peer dependency. */
  peers?: true;
  /** Compressed JavaScript in kB. */
  firstLoad?: number;
  onDemand?: number;
  /** The first load with a static import. */
  withSdk?: number;
}

type Table<Value> = Record<string, Value>;

const readJson = <Value>(file: string): Table<Value> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table<Value>) : {};

class Failure extends Error {}

/** Loads the SDK on demand. */
const DYNAMIC_IMPORT = /^ *const (\{.*\}) = await import\((.*)\);\n/m;

/** The module with a static import in place of its dynamic one. */
function withStaticImport(text: string): string {
  const [, names, from] = DYNAMIC_IMPORT.exec(text)!;
  const statement = `import ${names} from ${from};\n`;
  return text
    .replace(DYNAMIC_IMPORT, '')
    .replace(/^(?:<script.*\n|'use client';\n)?/, (start) => start + statement);
}

const succeeded = ({code, all}: Ended, command: string): void => {
  if (code !== 0) throw new Failure(`${command} ends with ${code}: ${all.slice(-2000)}`);
};

function checkDriven({page, errors, server}: Driven, route: string | undefined): void {
  if (page !== MESSAGE) throw new Failure(`the page shows "${page}"; ${errors.join('; ')}`);
  if (route !== undefined && server !== MESSAGE) throw new Failure(`${route} answers "${server}"`);
}

/** An app in a folder of its own. */
class App {
  private readonly framework;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'framework-'));

  constructor(
    private readonly id: string,
    private readonly version: DocsVersion,
    private readonly files: ReadonlyMap<string, string>,
    private readonly env: {LIT_LOCAL_NETWORK_PACKAGE: string},
    private readonly port: number,
  ) {
    this.framework = FRAMEWORKS[id]!;
  }

  /**
   * @param measuresStatic builds once more, for `withSdk`
   * @throws Failure with what is not as the table says
   */
  async try(measuresStatic: boolean): Promise<Result> {
    for (const [name, text] of this.files) this.write(name, text);
    const installed = await run(this.folder, {npm_config_loglevel: 'warn'}, 'npm', 'install');
    succeeded(installed, 'npm install');
    const result: Result = {
      date: new Date().toISOString().slice(0, 10),
      node: this.framework.packages.node ?? process.versions.node,
      ...(installed.all.includes('ERESOLVE') && {peers: true}),
    };
    const {scripts, server} = this.framework;
    const setting = settingOf(this.id, this.version);
    if (scripts.build === undefined) {
      succeeded(await this.runProgram(), 'npm start');
      return result;
    }
    succeeded(await this.build(), 'npm run build');
    const driven = await this.drive();
    checkDriven(driven, server);
    const {firstLoad, onDemand} = driven;
    const withSdk = measuresStatic ? await this.loadAtOnce() : undefined;
    if (setting) await this.failWithout(setting);
    return {...result, firstLoad, onDemand, withSdk};
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  private write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }

  private build(): Promise<Ended> {
    return run(this.folder, this.env, 'npm', 'run', 'build');
  }

  private runProgram(): Promise<Ended> {
    const {LIT_LOCAL_NETWORK_PACKAGE: network} = this.env;
    // In its folder, npx would start the network with the Node of the app, which may be too old for it.
    const program = ['npm', '--prefix', this.folder, 'start'];
    return run(tmpdir(), {}, 'npx', '--yes', network, 'exec', '--', ...program);
  }

  private drive(script?: string): Promise<Driven> {
    return driveFramework(this.folder, this.env, this.port, this.framework.server, script);
  }

  /** Builds with a static import. */
  private async loadAtOnce(): Promise<number | undefined> {
    const page = [...this.files].find(([, text]) => DYNAMIC_IMPORT.test(text));
    if (page === undefined) return undefined;
    const [name, text] = page;
    this.write(name, withStaticImport(text));
    succeeded(await this.build(), 'npm run build with a static import');
    const driven = await this.drive();
    checkDriven(driven, undefined);
    this.write(name, text);
    // The page may have a button before a framework has loaded all of its scripts.
    return driven.firstLoad + driven.onDemand;
  }

  /** Builds without the setting. */
  private async failWithout({file, leave, script}: Setting) {
    this.write(file, bareSetting(this.files.get(file)!, leave));
    const {fails, server: route} = this.framework;
    const known = fails?.[this.version] ?? '';
    const {code, all} = await this.build();
    const {page, errors, server} =
      code === 0 ? await this.drive(script) : {page: all, errors: [], server: ''};
    const works = page === MESSAGE && (route === undefined || server === MESSAGE);
    const said = [page, ...errors].join('\n');
    if (works || !said.includes(known)) {
      throw new Failure(`without the setting, it says "${said.slice(-3000)}", not "${known}"`);
    }
  }
}

interface Try {
  id: string;
  version: DocsVersion;
}

const nameOf = ({id, version}: Try): string => `${version}/${id}`;

/** The apps to try. @throws SiteError for a name that is none */
function chosen(names: readonly string[], tries: readonly Try[]): readonly Try[] {
  const unknown = names.find(
    (name) => !(name in FRAMEWORKS) && !tries.some((each) => nameOf(each) === name),
  );
  if (unknown !== undefined) {
    throw new SiteError(unknown, `is none of ${Object.keys(FRAMEWORKS).join(', ')}`);
  }
  return tries.filter((each) => names.includes(each.id) || names.includes(nameOf(each)));
}

/** A need of the app that this machine does not meet. */
function lackOf({id}: Try): string | undefined {
  const {node, isExtension} = FRAMEWORKS[id]!;
  if (!takesThisNode(id)) return `Node ${node}; this is ${process.versions.node}`;
  return isExtension && findWithExtensions() === undefined ? 'Chromium with windows' : undefined;
}

const isFit = (each: Try): boolean => lackOf(each) === undefined;

/** Two that change from day to day. */
function byTurns(tries: readonly Try[]): readonly Try[] {
  const day = Math.floor(Date.now() / 86_400_000);
  return [0, 1].map((each) => tries[(day * 2 + each) % tries.length]!);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {all: {type: 'boolean'}, write: {type: 'boolean'}},
    allowPositionals: true,
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'network-'));
  const tarball = path.join(folder, 'network.tgz');
  await packNetwork(tarball);
  const network = localNetwork(tarball, folder);
  const sdks = new Map(DOCS_VERSIONS.map((version) => [version, readSdk(process.cwd(), version)]));
  const tries = DOCS_VERSIONS.flatMap((version) =>
    Object.keys(FRAMEWORKS).map((id) => ({id, version})),
  );
  const passed = readJson<string>(PASSED);
  const filesOf = ({id, version}: Try) =>
    frameworkFiles(process.cwd(), id, {sdk: sdks.get(version)!, localNetwork: 'lit-local-network'});
  const sumOf = (each: Try): string =>
    createHash('sha256')
      .update(JSON.stringify([FRAMEWORKS[each.id], ...filesOf(each)]))
      .digest('hex');
  const results = readJson<Result>(RESULTS);
  const known = tries.filter((each) => nameOf(each) in results);
  const asked = values.all
    ? known.filter((each) => passed[nameOf(each)] !== sumOf(each))
    : positionals.length > 0
      ? chosen(positionals, tries)
      : byTurns(known.filter(isFit));
  const wanted = asked.filter(isFit);
  for (const each of asked.filter((one) => !isFit(one))) {
    console.log(`${nameOf(each)} needs ${lackOf(each)}`);
  }
  let failed = 0;
  try {
    // Once, before several do it at a time.
    succeeded(await run(folder, {}, 'npx', '--yes', network, '--help'), 'lit-local-network');
    const queue = wanted.values();
    const tryNext = async (_: unknown, worker: number): Promise<void> => {
      for (const each of queue) {
        const env = {LIT_LOCAL_NETWORK_PACKAGE: network};
        const app = new App(each.id, each.version, filesOf(each), env, 4300 + 10 * worker);
        const started = Date.now();
        try {
          const result = await app.try(values.write === true);
          console.log(`${nameOf(each)}: passed, ${JSON.stringify(result)}`);
          writeFileSync(
            PASSED,
            JSON.stringify(Object.assign(passed, {[nameOf(each)]: sumOf(each)})),
          );
          if (values.write) {
            const results = {...readJson<Result>(RESULTS), [nameOf(each)]: result};
            writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
          }
        } catch (error) {
          failed += 1;
          console.log(`${nameOf(each)}: ${(error as Error).message}`);
        } finally {
          console.log(`  ${Math.round((Date.now() - started) / 1000)} s`);
          app.remove();
        }
      }
    };
    await Promise.all(Array.from({length: AT_A_TIME}, tryNext));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  console.log(`${wanted.length} frameworks tried, ${failed} with problems`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void runCommand(main);
