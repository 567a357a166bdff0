import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {SiteError} from '../../../lib/node/site-error';
import {AREAS, type Area} from '../../../site/versions';

/** Tune the search with the first set; the second only measures, so do not look at its failures. */
export const SETS = ['tuned', 'unseen'] as const;
export type QuerySet = (typeof SETS)[number];

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    /** The routes that answer it, without the base URL; any of them will do. */
    expect: z.array(z.string().startsWith('/')).min(1),
    kind: z.enum(['task', 'api', 'error', 'typo', 'question']),
  }),
);

/** A query with the pages that answer it. */
export type JudgedQuery = Readonly<z.infer<typeof schema>[number]>;

/** The queries of a set that readers of one area ask. @throws SiteError for an invalid query */
export function readQueries(
  set: QuerySet,
  area: Area,
  folder = path.join(__dirname, 'queries'),
): readonly JudgedQuery[] {
  const file = path.join(folder, set, `${area}.json`);
  const {data, error} = schema.safeParse(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [],
  );
  if (error) {
    const {path: place, message} = error.issues[0]!;
    const [number, ...field] = place;
    throw new SiteError(file, `query ${Number(number) + 1}, ${field.join('.')}: ${message}`);
  }
  return data;
}

/** Least number of unseen queries for each page. */
export const QUERIES_OF_PAGE = 3;

/** The folder of the unseen queries, a file for the readers of each area. */
export const QUERIES_FOLDER = 'features/search/quality/queries/unseen';

/** The number of unseen queries that a page answers, by its route. */
export function countQueries(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {expect} of AREAS.flatMap((area) => readQueries('unseen', area))) {
    for (const route of new Set(expect.map((address) => address.split('#')[0]!))) {
      counts.set(route, (counts.get(route) ?? 0) + 1);
    }
  }
  return counts;
}
