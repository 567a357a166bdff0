import type {HostedSite, ServerFile} from './site';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` and `_redirects`, which Cloudflare Pages and Netlify read from the served folder. These hosts join the
 * values of a header that several rules set, so each is set in one rule only; that files are asked for anew is their
 * default.
 */
export function staticHostFiles({
  baseUrl,
  headers,
  caching,
  types,
  rules,
}: HostedSite): ServerFile[] {
  const below = (path: string): string => baseUrl + path.slice(1);
  const blocks = [
    block(below('/*'), headers),
    ...Object.entries(caching).map(([folder, value]) =>
      block(`${below(folder)}*`, {'Cache-Control': value}),
    ),
    ...Object.entries(types).map(([path, value]) => block(below(path), {'Content-Type': value})),
  ];
  const lines = rules.map(({from, to}) => `${below(from)} ${below(to)} 301`);
  return [
    ['_headers', `${blocks.join('\n\n')}\n`],
    ['_redirects', `${lines.join('\n')}\n`],
  ];
}
