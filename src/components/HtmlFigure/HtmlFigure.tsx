import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time from the page's own source. */
  html: string;
}

/** A code block; see plugins/code-blocks. */
export function CodeFigure({html}: Props): ReactNode {
  return <figure className="code" dangerouslySetInnerHTML={{__html: html}} />;
}

/** What the sample above it prints; see plugins/code-blocks. */
export function OutputFigure({html}: Props): ReactNode {
  return <figure className="code code-output" dangerouslySetInnerHTML={{__html: html}} />;
}

/** A diagram of messages; see plugins/sequence-diagrams. */
export function SequenceFigure({html}: Props): ReactNode {
  return <figure className="sequence" dangerouslySetInnerHTML={{__html: html}} />;
}
