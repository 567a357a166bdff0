import type {ReactNode} from 'react';
import {Filter, type FilterProps} from '../filter/Filter';

interface Props {
  /** HTML made at build time by rehype.ts. */
  html: string;
  /** What the table can be filtered by, as JSON. */
  filter?: string;
  /** What links to the table lead to. */
  id?: string;
}

/** A table of facts: filter, table, source. */
export function FactsFigure({html, filter, id}: Props): ReactNode {
  const table = <figure id={id} className="facts" dangerouslySetInnerHTML={{__html: html}} />;
  return filter ? <Filter {...(JSON.parse(filter) as FilterProps)}>{table}</Filter> : table;
}
