import escapeRegExp from 'escape-string-regexp';
import {lines, type HostedSite, type ServerFile} from './site';

/** `site.caddy`, which belongs into a site's block, and whose `root` that names. */
export function caddyFiles(site: HostedSite): ServerFile[] {
  const base = site.baseUrl.slice(0, -1);
  const basePattern = escapeRegExp(base);
  const headers = `header {
${lines(Object.entries(site.headers), ([name, value]) => `	${name} "${value}"`)}
	-Server
}`;
  const text = `# Written by plugins/hosting; import it into the block of a site, which names root.

# The page that an address means, in whatever letter case or notation.
map {path} {site_route} {
${lines(site.moves, ({pattern, to}) => `	"~(?i)^${basePattern}${pattern}" "${base}${to}"`)}
	default ""
}
map {query} {site_query} {
	"" ""
	default "?{query}"
}

${headers}

route {
	@odd not method GET HEAD
	error @odd 405
	# Copies that are served in the place of a file, hidden files, and what other hosts read.
	@hidden path_regexp \\.(?:br|gz|zst)$|/\\.(?:[^w]|w[^e])|^${basePattern}/_(?:headers|redirects)$
	error @hidden 404
	error ${base}/404.html 404

	@moved expression \`{site_route} != "" && {site_route} != {http.request.orig_uri.path}\`
	redir @moved {site_route}{site_query} 301

	header Cache-Control "${site.revalidate}"
${lines(
  Object.entries(site.caching),
  ([folder, value]) => `	header ${base}${folder}* Cache-Control "${value}"`,
)}
	@pages path_regexp (?:/[^./]*|\\.html|\\.md)$
	header @pages Vary Accept

	@markdown {
		header_regexp Accept (?:^|,)\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)
		file {path}.md {path}index.md
	}
	rewrite @markdown {file_match.relative}
	try_files {path} {path}/index.html =404

	# Caddy knows no type of Markdown, and takes TypeScript for video.
	@twins path *.md
	header @twins Content-Type "text/markdown; charset=utf-8"
	@typescript path *.ts
	header @typescript Content-Type "text/plain; charset=utf-8"
${lines(
  Object.entries(site.types),
  ([path, type]) => `	header ${base}${path} Content-Type "${type}"`,
)}
	file_server {
		precompressed zstd br gzip
		disable_canonical_uris
	}
}

handle_errors {
	${headers}
	@missing expression {err.status_code} == 404
	handle @missing {
		header Cache-Control "${site.revalidate}"
		rewrite * ${base}/404.html
		file_server {
			precompressed zstd br gzip
		}
	}
	@refused expression {err.status_code} == 405
	header @refused Allow "GET, HEAD"
	respond "{err.status_code} {err.status_text}"
}
`;
  return [['site.caddy', text]];
}
