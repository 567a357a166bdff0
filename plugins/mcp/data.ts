import type {DocsVersion} from '../../site/versions';
import type {KnownRoute} from '../shared/find-route';
import type {SdkFacts} from '../sdk-facts';
import type {BuiltPage} from '../shared/built-pages';
import {SiteError} from '../shared/site-error';

/** The file of a built site that holds what its pages say for people only. */
export const DATA_FILE = 'mcp.json';

/** An error as a page explains it. */
export interface ExplainedError {
  /** What readers see of it. */
  readonly seen: string;
  /** Where it is explained, below the base URL: `/v3/sdk/tests#4001`. */
  readonly path: string;
  /** What it means, its cause, its fix; a line each. */
  readonly text: string;
}

/** What programs can look up in a built site, besides its pages and its search index. */
export interface SiteData {
  /** The site's address for readers, with the base URL. */
  readonly home: string;
  /** Paths are below the base URL. */
  readonly pages: readonly KnownRoute[];
  readonly errors: readonly ExplainedError[];
  readonly facts: Readonly<Record<DocsVersion, SdkFacts>>;
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The errors that a page explains.
 *
 * @param path the page's own, below the base URL
 * @throws SiteError for an error list of another form than plugins/shared/error-list.ts makes
 */
export function errorsOf(
  {document: $}: Pick<BuiltPage, 'document'>,
  path: string,
): ExplainedError[] {
  return $('dl.errors > div')
    .toArray()
    .map((entry) => {
      const anchor = $(entry).find('dt > .hash-link').attr('id');
      const seen = oneSpace($(entry).find('dt > span').text());
      const lines = $(entry).children('dd').toArray();
      const text = lines
        .map((line) =>
          oneSpace($(line).text()).replace(/^(?:Cause|Fix) /, (label) => `${label.trim()}: `),
        )
        .join('\n');
      if (!anchor || !seen || !text) {
        throw new SiteError(path, 'an entry of dl.errors has no anchor, message or text');
      }
      return {seen, path: `${path}#${anchor}`, text};
    });
}
