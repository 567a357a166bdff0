import {readFileSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';
import {HTML_WISH, MARKDOWN_FIRST, MARKDOWN_WISH, type Rows} from './accept';
import type {HostedSite, ServerFile} from './site';

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

const rows = (
  values: Readonly<Record<string, string>>,
  row: (key: string, value: string) => string,
) => Object.entries(values).map(([key, value]) => row(key, value));

/** What pages are asked for as Markdown by, as rows of maps. */
const acceptRows = (row: (pattern: string, value: string) => string) => {
  const all = (rows: Rows): string[] => rows.map(([pattern, value]) => row(pattern, value));
  return {
    markdownWish: all(MARKDOWN_WISH),
    htmlWish: all(HTML_WISH),
    markdownFirst: all(MARKDOWN_FIRST),
  };
};

/** The configurations of servers that run on a machine: those of nginx, and that of Caddy. */
export function serverFiles(site: HostedSite): ServerFile[] {
  const {moves, headers, caching, types, revalidate} = site;
  const base = site.baseUrl.slice(0, -1);
  const basePattern = escapeRegExp(base);
  const nginx = {
    ...{base, basePattern, revalidate},
    ...acceptRows((pattern, value) => `"~*${pattern}" "${value}";`),
    moves: moves.map(({pattern, to}) => `"~*^${basePattern}${pattern}" "${base}${to}";`),
    headers: rows(headers, (name, value) => `add_header ${name} "${value}" always;`),
    caching: rows(caching, (folder, value) => `"~^${basePattern}${folder}" "${value}";`),
    types: rows(
      types,
      (file, type) =>
        `location = ${base}${file} { types { } default_type "${type}"; try_files $uri =404; }`,
    ),
  };
  const caddy = {
    ...{base, basePattern, revalidate},
    ...acceptRows((pattern, value) => `"~(?i)${pattern}" "${value}"`),
    moves: moves.map(({pattern, to}) => `"~(?i)^${basePattern}${pattern}" "${base}${to}"`),
    headers: rows(headers, (name, value) => `${name} "${value}"`),
    caching: rows(caching, (folder, value) => `header ${base}${folder}* Cache-Control "${value}"`),
    types: rows(types, (file, type) => `header ${base}${file} Content-Type "${type}"`),
  };
  return [fill('maps.conf', nginx), fill('server.conf', nginx), fill('site.caddy', caddy)];
}
