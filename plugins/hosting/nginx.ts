import escapeRegExp from 'escape-string-regexp';
import {lines, type HostedSite, type ServerFile} from './site';

/** The types of the site's files; nginx brings none for Markdown, and takes TypeScript for video. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt ts',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/wasm': 'wasm',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

/** `maps.conf`, which belongs into `http { }`, and `server.conf`, which belongs into `server { }`. */
export function nginxFiles(site: HostedSite): ServerFile[] {
  const base = site.baseUrl.slice(0, -1);
  const basePattern = escapeRegExp(base);
  const maps = `# Written by plugins/hosting; belongs into http { }.

# What was asked for, as it was sent.
map $request_uri $site_asked {
    "~^(?<site_path>[^?]*)" $site_path;
}

# The page that an address means, in whatever letter case or notation.
map $uri $site_route {
${lines(site.moves, ({pattern, to}) => `    "~*^${basePattern}${pattern}" "${base}${to}";`)}
}

# The page, unless this is its address.
map "$site_asked $site_route" $site_moved {
    "~^(?<site_same>[^ ]*) \\k<site_same>$" "";
    default $site_route;
}

# Programs that ask for Markdown before all else get a page's twin.
map $http_accept $site_wants_markdown {
    "~*(?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)" yes;
    default no;
}
map "$site_wants_markdown $uri" $site_twin {
    "~^yes (?<site_folder>.*/)$" "\${site_folder}index.md";
    "~^yes (?<site_page>.*/[^./]+)$" $site_page.md;
    default /none;
}
map $uri $site_vary {
    "~(?:/[^./]*|\\.html|\\.md)$" Accept;
    default "";
}

map $uri $site_cache {
${lines(Object.entries(site.caching), ([folder, value]) => `    "~^${basePattern}${folder}" "${value}";`)}
    default "${site.revalidate}";
}
map $status $site_allow {
    405 "GET, HEAD";
    default "";
}
`;
  const server = `# Written by plugins/hosting; belongs into server { }, which names root and listens.

server_tokens off;
# A redirect stays on the host and scheme that were asked for, also behind a proxy.
absolute_redirect off;
gzip_static on;
gzip_vary on;
brotli_static on;
charset utf-8;
charset_types text/css text/javascript text/markdown text/plain application/json application/xml;
types {
${lines(Object.entries(TYPES), ([type, extensions]) => `    ${type} ${extensions};`)}
}
default_type application/octet-stream;

${lines(Object.entries(site.headers), ([name, value]) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $site_cache always;
add_header Vary $site_vary always;
add_header Allow $site_allow always;

if ($request_method !~ "^(?:GET|HEAD)$") {
    return 405;
}
error_page 404 ${base}/404.html;
location = ${base}/404.html {
    internal;
}
# Copies that are served in the place of a file, hidden files, and what other hosts read.
location ~ "\\.(?:br|gz|zst)$|/\\.(?!well-known/)|^${basePattern}/_(?:headers|redirects)$" {
    return 404;
}
location ^~ ${base}/assets/ {
    try_files $uri =404;
}
${lines(
  Object.entries(site.types),
  ([path, type]) =>
    `location = ${base}${path} { types { } default_type "${type}"; try_files $uri =404; }`,
)}
location / {
    if ($site_moved) {
        return 301 $site_moved$is_args$args;
    }
    try_files $site_twin $uri $uri/index.html =404;
}
`;
  return [
    ['maps.conf', maps],
    ['server.conf', server],
  ];
}
