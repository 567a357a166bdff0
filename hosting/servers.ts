import {readFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';
import type {Redirect} from '../lib/any/find-route';
import type {Move} from './moves';

/** Settings that all servers share. Paths are without the base URL. */
export interface HostedSite {
  /** Path that the site is served below, with slashes at both ends. */
  baseUrl: string;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** By folder, headers that it has in the place of those of all answers. */
  exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `Cache-Control` by folder. */
  caching: Readonly<Record<string, string>>;
  /** `Cache-Control` of all else. */
  revalidate: string;
  /** `Content-Type` by path. */
  types: Readonly<Record<string, string>>;
  moves: readonly Move[];
  rules: readonly Redirect[];
}

export type ServerFile = readonly [name: string, text: string];

/** Writes a configuration: `{{name}}` in its template stands for a value, or for lines with the indentation it has. */
function fill(name: string, values: Readonly<Record<string, string | string[]>>): ServerFile {
  const template = readFileSync(path.join(__dirname, 'servers', name), 'utf8');
  const text = template.replace(/([ \t]*)\{\{(\w+)\}\}/g, (_, indent: string, key: string) =>
    [values[key]!]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  );
  return [name, text];
}

type Row = (key: string, value: string) => string;

/** The configurations of servers that run on a machine: those of nginx, and that of Caddy. */
export function serverFiles(site: HostedSite): ServerFile[] {
  const base = site.baseUrl.slice(0, -1);
  const basePattern = escapeRegExp(base);
  const valuesFor = (mapRow: Row, rows: Record<'headers' | 'caching' | 'types', Row>) => {
    const values: Record<string, string | string[]> = {
      ...{base, basePattern, revalidate: site.revalidate},
      moves: site.moves.map(({pattern, to}) => mapRow(`^${basePattern}${pattern}`, base + to)),
    };
    for (const name of ['headers', 'caching', 'types'] as const) {
      values[name] = Object.entries(site[name]).map((entry) => rows[name](...entry));
    }
    return values;
  };
  const exceptions = Object.entries(site.exceptions).flatMap(([folder, headers]) =>
    Object.entries(headers).map(([name, value]) => ({folder, name, value})),
  );
  // Of nginx, a variable for each header that differs somewhere.
  const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const excepted = [...new Set(exceptions.map(({name}) => name))];
  const maps = excepted.flatMap((name) => [
    `map $uri ${variableOf(name)} {`,
    ...exceptions
      .filter((exception) => exception.name === name)
      .map(({folder, value}) => `    "~^${basePattern}${folder}" "${value}";`),
    `    default "${site.headers[name]!}";`,
    '}',
  ]);
  const nginx = valuesFor((pattern, value) => `"~*${pattern}" "${value}";`, {
    headers: (name, value) =>
      `add_header ${name} "${excepted.includes(name) ? variableOf(name) : value}" always;`,
    caching: (folder, value) => `"~^(?:200|304) ${basePattern}${folder}" "${value}";`,
    types: (file, type) =>
      `location = ${base}${file} { types { } default_type "${type}"; try_files $uri =404; }`,
  });
  const caddy = valuesFor((pattern, value) => `"~(?i)${pattern}" "${value}"`, {
    headers: (name, value) => `${name} "${value}"`,
    caching: (folder, value) => `header ${base}${folder}* Cache-Control "${value}"`,
    types: (file, type) => `header ${base}${file} Content-Type "${type}"`,
  });
  const caddyExceptions = exceptions.map(
    ({folder, name, value}) => `header ${base}${folder}* ${name} "${value}"`,
  );
  return [
    fill('maps.conf', {...nginx, exceptions: maps}),
    fill('server.conf', nginx),
    fill('site.caddy', {...caddy, exceptions: caddyExceptions}),
  ];
}

/**
 * `_headers` and `_redirects`, which Cloudflare Pages and Netlify read from the served folder. These hosts join the
 * values of a header that several rules set, so each is set in one rule only; that files are asked for anew is their
 * default.
 */
export function staticHostFiles(site: HostedSite): ServerFile[] {
  const below = (address: string): string => site.baseUrl + address.slice(1);
  const block = (address: string, headers: Readonly<Record<string, string>>): string =>
    [below(address), ...Object.entries(headers).map((row) => `  ${row.join(': ')}`)].join('\n');
  const blocks = [
    block('/*', site.headers),
    ...Object.entries(site.exceptions).map(([folder, headers]) =>
      // `!` takes away what an earlier rule has set.
      [
        below(`${folder}*`),
        ...Object.keys(headers).map((name) => `  ! ${name}`),
        ...Object.entries(headers).map((row) => `  ${row.join(': ')}`),
      ].join('\n'),
    ),
    ...Object.entries(site.caching).map(([folder, value]) =>
      block(`${folder}*`, {'Cache-Control': value}),
    ),
    ...Object.entries(site.types).map(([file, value]) => block(file, {'Content-Type': value})),
  ];
  const lines = site.rules.map(({from, to}) => `${below(from)} ${below(to)} 301`);
  return [
    ['_headers', `${blocks.join('\n\n')}\n`],
    ['_redirects', `${lines.join('\n')}\n`],
  ];
}
