import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {globSync} from 'tinyglobby';

const ROOT = path.join(__dirname, '../..');

const {resolve} = createRequire(__filename);

const NETWORK_PACKAGE = resolve('lit-local-network/package.json');

/** Declarations that the compiler reads by their paths: no module imports them. */
export const DECLARATIONS = {
  /** The globals of Lit Actions, which readers can download. */
  actions: path.join(ROOT, 'static/types'),
  /** Those of the sandbox that runs them. */
  sandbox: path.join(__dirname, 'ambient/sandbox.d.ts'),
  /** Globals of hidden lines of other samples. */
  network: path.join(__dirname, 'ambient/local-network.d.ts'),
};

/** Kinds of results. */
type Kind = 'pages' | 'types' | 'runs' | 'network';

/** Apart from pages and SDK releases: code with all that it imports, packages by their versions, and files. */
const DECIDED_BY: Readonly<
  Record<Kind, {code: string[]; packages?: string[]; files?: () => string[]}>
> = {
  pages: {
    code: ['fences.ts'],
    packages: ['remark-parse', 'remark-frontmatter', 'remark-mdx', 'remark-directive'],
  },
  types: {
    code: ['compiler/compile-samples.ts'],
    packages: ['typescript', 'solc'],
    files: () => [
      ...globSync('*.d.ts', {cwd: DECLARATIONS.actions, absolute: true}),
      DECLARATIONS.sandbox,
      DECLARATIONS.network,
    ],
  },
  runs: {
    code: ['run/plan.ts', 'run/runner.ts', 'run/worker.ts'],
    packages: ['esbuild', 'happy-dom', 'ethers', 'siwe'],
  },
  network: {
    code: [resolve('lit-local-network/cli'), resolve('lit-local-network/action-sandbox')],
    // Names its packages with exact versions.
    files: () => [NETWORK_PACKAGE],
  },
};

/** Files of the network's entry points by their names; packages apart from it count by their versions. */
function networkEntries(): Record<string, string> {
  const {exports} = JSON.parse(readFileSync(NETWORK_PACKAGE, 'utf8')) as {exports: object};
  const names = Object.keys(exports).map((entry) => path.posix.join('lit-local-network', entry));
  return Object.fromEntries(names.map((name) => [name, resolve(name)]));
}

/** Bundles the code that decides a kind of result. Comments and formatting are left out, and decide nothing. */
export function decidingCode(kind: Kind): {files: string[]; text: string} {
  const {metafile, outputFiles} = buildSync({
    entryPoints: DECIDED_BY[kind].code.map((file) => path.resolve(__dirname, file)),
    absWorkingDir: ROOT,
    alias: networkEntries(),
    outdir: ROOT,
    bundle: true,
    legalComments: 'none',
    metafile: true,
    minifySyntax: true,
    minifyWhitespace: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return {
    files: Object.keys(metafile.inputs),
    text: outputFiles.map(({text}) => text).join('\n'),
  };
}

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** A hash of the code, packages and files that decide a kind of result. */
export function fingerprintOf(kind: Kind): string {
  const {packages = [], files = () => []} = DECIDED_BY[kind];
  const hash = createHash('sha256').update(decidingCode(kind).text);
  packages.forEach((name) => hash.update(`${name}@${versionOf(name)}\n`));
  files()
    .sort()
    .forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('base64url').slice(0, 16);
}
