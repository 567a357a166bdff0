import type {Area} from '../types';
import type {JudgedQuery} from './measure';
import ecosystem from './queries/ecosystem.json';
import learningLab from './queries/learningLab.json';
import site from './queries/site.json';
import v2 from './queries/v2.json';
import v3 from './queries/v3.json';

/** The judged queries, by the area whose reader asks. */
export const QUERIES = {v3, v2, learningLab, ecosystem, site} as Readonly<
  Record<Area, readonly JudgedQuery[]>
>;
