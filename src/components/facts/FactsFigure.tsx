import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time by plugins/sdk-facts. */
  html: string;
}

/** A table of facts: filter, table, source. */
export function FactsFigure({html}: Props): ReactNode {
  return <figure className="facts" dangerouslySetInnerHTML={{__html: html}} />;
}
