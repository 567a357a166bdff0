import * as z from 'zod';
import {SiteError} from '../../shared/site-error';
import type {Area} from '../types';
import ecosystem from './queries/ecosystem.json';
import learningLab from './queries/learningLab.json';
import site from './queries/site.json';
import v2 from './queries/v2.json';
import v3 from './queries/v3.json';

const schema = z.array(
  z.strictObject({
    query: z.string().min(1),
    /** The routes that answer it, without the base URL; any of them will do. */
    expect: z.array(z.string().startsWith('/')).min(1),
    kind: z.enum(['task', 'api', 'error', 'typo', 'question']),
  }),
);

/** A query, and what a developer who types it wants to find. */
export type JudgedQuery = Readonly<z.infer<typeof schema>[number]>;

/**
 * Reads the queries of a file.
 *
 * @throws SiteError if one of them is not as it should be
 */
export function readQueries(area: Area, content: unknown): readonly JudgedQuery[] {
  const {data, error} = schema.safeParse(content);
  if (error) {
    const {path, message} = error.issues[0]!;
    const [number, ...field] = path;
    throw new SiteError(
      `plugins/search/quality/queries/${area}.json`,
      `query ${Number(number) + 1}, ${field.join('.')}: ${message}`,
    );
  }
  return data;
}

/** The judged queries, by the area whose reader asks. */
export const QUERIES: Readonly<Record<Area, readonly JudgedQuery[]>> = {
  v3: readQueries('v3', v3),
  v2: readQueries('v2', v2),
  learningLab: readQueries('learningLab', learningLab),
  ecosystem: readQueries('ecosystem', ecosystem),
  site: readQueries('site', site),
};
