import type {ReactNode} from 'react';

/** A diagram of messages; rehype.ts makes its HTML from the page's own source. */
export function SequenceFigure({html}: {html: string}): ReactNode {
  return <figure className="sequence" dangerouslySetInnerHTML={{__html: html}} />;
}
