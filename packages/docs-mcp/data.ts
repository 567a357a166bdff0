import * as z from 'zod';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import type {KnownRoute} from '../../lib/any/find-route';
import type {SdkFacts} from '../sdk-facts/facts';
import {issuesOf} from '../../lib/node/issues';
import {SiteError} from '../../lib/node/site-error';

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

const facts = z.looseObject({
  release: z.string(),
  chains: z.array(z.looseObject({key: z.string()})),
  contracts: z.array(z.looseObject({name: z.string(), address: z.string()})),
});

/** What answers would be wrong without; {@link SiteData} has the rest. */
const schema = z.object({
  home: z.url(),
  pages: z.array(z.object({path: z.string().startsWith('/'), title: z.string()})),
  errors: z.array(z.object({seen: z.string(), path: z.string(), text: z.string()})),
  facts: z.record(z.enum(DOCS_VERSIONS), facts),
});

/**
 * Reads {@link DATA_FILE}.
 *
 * @param place the site that it is from, for messages
 * @throws SiteError if another program or release has written it
 */
export function readData(text: string, place: string): SiteData {
  const wrong = (problem: string): SiteError =>
    new SiteError(
      `${place}: ${DATA_FILE}`,
      `${problem}; build the site with the release of this server, by "npm run build"`,
    );
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw wrong('is no JSON');
  }
  const {error} = schema.safeParse(data);
  if (error) {
    throw wrong(issuesOf(error, schema)[0]!.replace(/^: /, ''));
  }
  return data as SiteData;
}
