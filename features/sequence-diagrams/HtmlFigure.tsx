import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time from the page's own source. */
  html: string;
}

/** A diagram of messages; see features/sequence-diagrams/plugin.ts. */
export function SequenceFigure({html}: Props): ReactNode {
  return <figure className="sequence" dangerouslySetInnerHTML={{__html: html}} />;
}
