import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time by plugins/sdk-facts. */
  html: string;
  /** What links to the table lead to. */
  id?: string;
}

/** A table of facts: filter, table, source. */
export function FactsFigure({html, id}: Props): ReactNode {
  return <figure id={id} className="facts" dangerouslySetInnerHTML={{__html: html}} />;
}
