import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {escapeHtml} from '../../lib/any/html';

const FILE = 'opensearch.xml';
const TYPE = 'application/opensearchdescription+xml';

/** What the description needs to know of the site. */
interface Site {
  readonly siteConfig: {readonly title: string; readonly url: string; readonly favicon?: string};
  readonly baseUrl: string;
}

/** The tag through which browsers find the description. */
export function openSearchTag({siteConfig, baseUrl}: Site): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {rel: 'search', type: TYPE, title: siteConfig.title, href: baseUrl + FILE},
  };
}

/** The description (https://github.com/dewitt/opensearch) that makes the site a search engine. */
export function openSearchDescription({siteConfig, baseUrl}: Site): string {
  const root = escapeHtml(siteConfig.url + baseUrl);
  const title = escapeHtml(siteConfig.title);
  const image = siteConfig.favicon
    ? `\n  <Image>${root}${escapeHtml(siteConfig.favicon)}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search the documentation of ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" template="${root}search?q={searchTerms}"/>
  <Url type="${TYPE}" rel="self" template="${root}${FILE}"/>
</OpenSearchDescription>
`;
}

/** Writes the description into the built site. */
export async function writeOpenSearch(site: Site & {readonly outDir: string}): Promise<void> {
  await writeFile(path.join(site.outDir, FILE), openSearchDescription(site));
}
