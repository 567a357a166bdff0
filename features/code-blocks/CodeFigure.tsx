import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {PageBlocks} from '@site/features/sample-types/page-data';
import {NEWEST, versionNamed} from '@site/site/versions';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

interface Props {
  /** HTML made by rehype.ts from the page's own source. */
  html: string;
  /** Name of the block on its page. */
  block: string;
  /** Name of the earlier one, whose difference to it is shown. */
  before?: string;
  /** What is known of the page's samples; see features/sample-types. */
  samples?: PageBlocks;
  isOutput?: boolean;
}

/** A code block, and the line that says what about it was checked. */
export function CodeFigure({html, block, before, samples, isOutput}: Props): ReactNode {
  const active = useActiveVersion(undefined);
  const version = active ? versionNamed(active.name) : NEWEST;
  const known = samples?.versions[version] ?? {};
  const {proof: own, isExempt, hasTypes} = known[block] ?? {};
  const proof = [known[before ?? '']?.proof, own].filter(Boolean).join(' · ');
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
export const OutputFigure = (props: Props): ReactNode => <CodeFigure {...props} isOutput />;

/**
 * Replaces the stock part, which brings Prism to the reader, for code without a fence. Fences never come here: they are
 * highlighted at build time.
 */
export const CodeBlock = ({children}: CodeBlockProps): ReactNode => (
  <figure className="code">
    {/* Scrolls sideways, so it must be reachable by keyboard. */}
    {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  </figure>
);
