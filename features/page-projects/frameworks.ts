import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gte} from 'semver';
import {globSync} from 'tinyglobby';
import data from '../../frameworks/frameworks.json';
import results from '../../frameworks/results.json';
import type {Sdk} from '../../packages/sdk-release/sdk';
import type {ProjectBase} from './place';
import type {DocsVersion} from '../../site/versions';

/** The file in which a framework is set up for the SDK. */
export interface Setting {
  file: string;
  /** Keys of the lines that other apps do not have. */
  leave: readonly string[];
  /** Folders of others that docs versions need. */
  own?: Partial<Record<DocsVersion, string>>;
  /** The docs version that alone needs it. */
  only?: DocsVersion;
  /** The script whose app fails without it, if not `start`. */
  script?: 'dev';
}

/** A framework, bundler or runtime that the SDK is tried in. */
export interface Framework {
  name: string;
  /** The oldest Node that it takes, where that is not the oldest of this repository. */
  node?: string;
  /** The package whose version is the framework's stands first. */
  packages: Readonly<Record<string, string>>;
  /** A program, such as a test, has `start` alone. */
  scripts: {dev?: string; build?: string; start: string};
  /** Its folders in frameworks/, where that is not its name; files of later ones replace those of earlier ones. */
  files?: string | readonly string[];
  type?: 'commonjs';
  isExtension?: true;
  /** Place of lit.js; at the top of the app without one. */
  lit?: string;
  /** A route in which its server encrypts and decrypts. */
  server?: string;
  setting?: Setting;
  /** Without the setting: a piece of what the build or the page says; nothing where only the server fails. */
  fails?: Readonly<Partial<Record<DocsVersion, string>>>;
}

export const FRAMEWORKS = data as unknown as Readonly<Record<string, Framework>>;

/** An app that this Node can build. */
export const takesThisNode = (id: string): boolean =>
  gte(process.versions.node, FRAMEWORKS[id]!.node ?? '0.0.0');

/** The setting of an app in a docs version. */
export function settingOf(id: string, version: DocsVersion): Setting | undefined {
  const {setting} = FRAMEWORKS[id]!;
  return (setting?.only ?? version) === version ? setting : undefined;
}

/** The file with the setting as apps without the SDK have it. */
export const bareSetting = (text: string, keys: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => !keys.some((key) => line.trim().replace('"', '').startsWith(key)))
    .join('\n');

const PACKAGES = ['ethers', 'siwe', '@spruceid/siwe-parser'] as const;

function readme(id: string, {release, version}: Sdk, lit: string): string {
  const {name, packages, server} = FRAMEWORKS[id]!;
  const setting = settingOf(id, version);
  const lines = [
    `# Lit SDK ${release} in ${name} ${Object.values(packages)[0]}\n`,
    '- `npm install` installs what it needs, once',
    '- `npm run local` starts it on a Lit network on your machine: no wallet, no account',
    '- `npm run local -- start` does so with what `npm run build` made',
    '- `npm run dev` starts it on the real network\n',
    `\`${lit}\` encrypts and decrypts.`,
    ...(setting
      ? [
          `The lines of \`${setting.file}\` with ${setting.leave.map((key) => `\`${key}\``).join(' and ')} are for the SDK.`,
        ]
      : []),
    ...(server ? [`\`/${server}\` does the same on the server.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The files of an app with the SDK, by their names.
 *
 * @param root the project's folder
 */
export function frameworkFiles(
  root: string,
  id: string,
  {sdk, localNetwork}: Pick<ProjectBase, 'sdk' | 'localNetwork'>,
): Map<string, string> {
  const {packages, scripts, files = id, type = 'module', lit = 'lit.js'} = FRAMEWORKS[id]!;
  const setting = settingOf(id, sdk.version);
  const own = setting?.own?.[sdk.version];
  const folder = path.join(root, 'frameworks');
  const read = (...names: string[]): string => readFileSync(path.join(folder, ...names), 'utf8');
  const versionOf = (name: string) => sdk.install.named[name] ?? sdk.packages.get(name)!;
  const manifest = {
    name: `lit-${id}`,
    private: true,
    ...(type === 'module' && {type}),
    scripts: {...scripts, ...(scripts.build && {local: 'node local.mjs'})},
    dependencies: {
      ...packages,
      '@lit-protocol/lit-node-client': versionOf('@lit-protocol/lit-node-client'),
      ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
    },
    localNetwork: {package: localNetwork},
  };
  return new Map([
    ['README.md', readme(id, sdk, lit)],
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.gitignore', 'node_modules/\n'],
    ...(scripts.build ? [['local.mjs', read('shared/local.mjs')] as const] : []),
    [lit, read('shared', sdk.version, 'lit.js')],
    ...[files].flat().flatMap((from) =>
      globSync('**', {cwd: path.join(folder, from)})
        .sort()
        .map((name) => [name, read((name === setting?.file && own) || from, name)] as const),
    ),
  ]);
}

/** The files of each app that ran with a release, by the names of the apps. */
export const frameworkApps = (root: string, base: ProjectBase): Map<string, Map<string, string>> =>
  new Map(
    Object.keys(FRAMEWORKS)
      .filter((id) => FRAMEWORKS[id]!.scripts.dev && `${base.sdk.version}/${id}` in results)
      .map((id) => [id, frameworkFiles(root, id, base)]),
  );
