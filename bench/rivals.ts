import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {satisfies} from 'semver';
import {globSync} from 'tinyglobby';
import {SiteError} from '../lib/node/site-error';

/** Folder of the built sites that are measured. */
export const WORK = path.join(__dirname, '.cache');

/** A stock site of the same pages. */
interface Rival {
  name: string;
  /** Folder in sites/. */
  folder: string;
  /** Folder for its pages. */
  pages: string;
  /** Program that builds it. */
  program: string;
  output: string;
}

const RIVALS: readonly Rival[] = [
  {
    name: 'Docusaurus',
    folder: 'docusaurus',
    pages: 'docs',
    program: '../node_modules/@docusaurus/core/bin/docusaurus.mjs',
    output: 'build',
  },
  {
    name: 'Starlight',
    folder: 'starlight',
    pages: 'src/content/docs',
    program: 'node_modules/astro/bin/astro.mjs',
    output: 'dist',
  },
];

/** A page as both frameworks read it: title and description in front matter, no first heading, links within the site. */
function plainPage(markdown: string): string {
  const origin = /^canonical: "(https:\/\/[^/"]+)/m.exec(markdown)?.[1] ?? '';
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const kept = matter.split('\n').filter((line) => /^(?:title|description):/.test(line));
  const text = body
    .replace(/^> For AI agents:.*$/m, '')
    .replace(/^# .*$/m, '')
    .replaceAll(`](${origin}/`, '](/');
  return `---\n${kept.join('\n')}\n---\n${text}`;
}

/** The pages of the docs as Markdown, by their path in the built site. */
function readPages(build: string): Map<string, string> {
  const files = globSync('{v2,v3}/**/*.md', {cwd: build});
  if (files.length === 0) {
    throw new SiteError(build, 'holds no pages as Markdown: run `npm run build` first');
  }
  return new Map(
    files.map((file) => [file, plainPage(readFileSync(path.join(build, file), 'utf8'))]),
  );
}

/** @throws SiteError under a Node that is older than the tools of bench/ need. @param command named in the error */
export function requireNode(command: string): void {
  const {engines} = JSON.parse(readFileSync(path.join(__dirname, 'package.json'), 'utf8')) as {
    engines: {node: string};
  };
  if (!satisfies(process.version, engines.node)) {
    throw new SiteError(command, `needs Node ${engines.node}, not ${process.version}`);
  }
}

/**
 * Builds the sites that this one is measured against, from its own pages.
 *
 * @param build folder of this site
 * @returns folder of each rival's site, by name
 * @throws SiteError where this site or what the rivals need is missing, or a build fails
 */
export function buildRivals(build: string): Map<string, string> {
  requireNode('npm run bench');
  if (!existsSync(path.join(__dirname, 'node_modules'))) {
    throw new SiteError('bench', 'is not installed: run `npm ci --prefix bench`');
  }
  const pages = readPages(build);
  return new Map(
    RIVALS.map(({name, folder, pages: target, program, output}) => {
      const site = path.join(WORK, folder);
      rmSync(site, {recursive: true, force: true});
      cpSync(path.join(__dirname, 'sites', folder), site, {recursive: true});
      // Astro looks there for the packages that it has to bundle.
      cpSync(path.join(__dirname, 'package.json'), path.join(site, 'package.json'));
      for (const [page, text] of pages) {
        const copy = path.join(site, target, page);
        mkdirSync(path.dirname(copy), {recursive: true});
        writeFileSync(copy, text);
      }
      console.log(`Building ${name}: ${pages.size} pages`);
      const {status} = spawnSync(process.execPath, [path.join(__dirname, program), 'build'], {
        cwd: site,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'},
      });
      if (status !== 0) {
        throw new SiteError(`bench/sites/${folder}`, 'does not build; its own words stand above');
      }
      return [name, path.join(site, output)];
    }),
  );
}
