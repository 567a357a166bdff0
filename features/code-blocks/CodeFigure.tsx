import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {VERSION_OF_SECTIONS, versionNamed} from '@site/site/versions';
import type {PageBlocks} from '@site/features/sample-types/page-data';
import type {ReactNode} from 'react';

interface Props {
  /** HTML made at build time from the page's own source; see features/code-blocks/plugin.ts. */
  html: string;
  /** Name of the block on its page. */
  block: string;
  /** What is known of the page's samples; see features/sample-types/plugin.ts. */
  samples?: PageBlocks;
  isOutput?: boolean;
}

/** A code block, and the line that says what about it was checked. */
export function CodeFigure({html, block, samples, isOutput}: Props): ReactNode {
  const active = useActiveVersion(undefined);
  const version = active ? versionNamed(active.name) : VERSION_OF_SECTIONS;
  const {proof, isExempt, hasTypes} = samples?.versions[version]?.[block] ?? {};
  return (
    <>
      <figure
        className={isOutput ? 'code code-output' : 'code'}
        data-types={hasTypes && `${samples?.typesUrl}#${version}/${block}`}
        dangerouslySetInnerHTML={{__html: html}}
      />
      {proof && (
        <p className={isExempt ? 'proof exempt' : 'proof'}>
          <Link to="/support#checked-samples">{proof}</Link>
        </p>
      )}
    </>
  );
}

/** What the sample above it prints. */
export function OutputFigure(props: Props): ReactNode {
  return <CodeFigure {...props} isOutput />;
}
