import type {HtmlTagObject} from '@docusaurus/types';
import {escapeHtml} from '../../lib/any/html';

export const OPEN_SEARCH_FILE = 'opensearch.xml';
const TYPE = 'application/opensearchdescription+xml';

/** What the description needs to know of the site. */
interface Site {
  readonly siteConfig: {readonly title: string; readonly url: string; readonly favicon?: string};
  readonly baseUrl: string;
}

/** The tag through which browsers find the description. */
export const openSearchTag = ({siteConfig: {title}, baseUrl}: Site): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'search', type: TYPE, title, href: baseUrl + OPEN_SEARCH_FILE},
});

/** The description (https://github.com/dewitt/opensearch) that makes the site a search engine. */
export function openSearchDescription({siteConfig, baseUrl}: Site): string {
  const root = escapeHtml(siteConfig.url + baseUrl);
  const title = escapeHtml(siteConfig.title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>Search the documentation of ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>${root}${escapeHtml(siteConfig.favicon!)}</Image>
  <Url type="text/html" template="${root}search?q={searchTerms}"/>
  <Url type="${TYPE}" rel="self" template="${root}${OPEN_SEARCH_FILE}"/>
</OpenSearchDescription>
`;
}
