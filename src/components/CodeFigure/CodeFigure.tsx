import Link from '@docusaurus/Link';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import type {BlockData, PageBlocks} from '@site/plugins/sample-types/page-data';
import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time from the page's own source; see plugins/code-blocks. */
  html: string;
  /** Name of the block on its page. */
  block: string;
  /** What is known of the page's samples; see plugins/sample-types. */
  samples?: PageBlocks;
}

interface FigureProps extends Props {
  className: string;
}

function Proof({proof}: Pick<BlockData, 'proof'>): ReactNode {
  return (
    proof && (
      <p className={proof.checked ? 'proof' : 'proof proof-missing'}>
        <Link to="/support#checked-samples">
          {proof.checked && <span aria-hidden="true">✓ </span>}
          {proof.text}
        </Link>
      </p>
    )
  );
}

function Figure({className, html, block, samples}: FigureProps): ReactNode {
  const version = useActivePluginAndVersion()?.activeVersion?.name === '2.0' ? 'v2' : 'v3';
  const data = samples?.versions[version]?.[block];
  const types = data?.types && {
    'data-types': samples?.typesUrl,
    'data-block': `${version}/${block}`,
  };
  return (
    <>
      <figure className={className} {...types} dangerouslySetInnerHTML={{__html: html}} />
      <Proof proof={data?.proof} />
    </>
  );
}

/** A code block, and the line that says what about it was checked. */
export function CodeFigure(props: Props): ReactNode {
  return <Figure className="code" {...props} />;
}

/** What the sample above it prints. */
export function OutputFigure(props: Props): ReactNode {
  return <Figure className="code code-output" {...props} />;
}
