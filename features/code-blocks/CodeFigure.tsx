import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {PageBlocks} from '@site/features/sample-types/page-data';
import {captionHtml} from '@site/features/page-projects/caption';
import {RUN_BUTTON, useActionRun} from '@site/features/run-action/useActionRun';
import {NEWEST, versionNamed, type DocsVersion} from '@site/site/versions';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

interface Props {
  /** HTML made by rehype.ts from the page's own source. */
  html: string;
  /** Name of the block on its page. */
  block: string;
  /** Name of the earlier block, for a difference. */
  before?: string;
  /** Results of the check of the page's samples; see features/sample-types. */
  samples?: PageBlocks;
  isOutput?: boolean;
  /** For a Lit Action: JSON of what it is run with; see features/run-action. */
  action?: string;
  /** The release that the block says it is for. */
  sdk?: DocsVersion;
}

/** A code block, and the line with the result of its check. */
export function CodeFigure(props: Props): ReactNode {
  const {html, block, before, samples, isOutput, action, sdk} = props;
  const active = useActiveVersion(undefined);
  const version = active ? versionNamed(active.name) : NEWEST;
  const known = samples?.versions[version] ?? {};
  const {proof: current, isExempt, hasTypes, opensFiles, uses} = known[block] ?? {};
  const {withBaseUrl} = useBaseUrlUtils();
  const {onClick, panel} = useActionRun(action, sdk ?? version);
  const caption = captionHtml(withBaseUrl, uses, opensFiles) + (action ? RUN_BUTTON : '');
  const proof = [known[before ?? '']?.proof, current].filter(Boolean).join(' · ');
  return (
    <>
      {/* The button is in the HTML. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions */}
      <figure
        onClick={onClick}
        className={isOutput ? 'code code-output' : 'code'}
        data-types={hasTypes && `${samples?.typesUrl}#${version}/${block}`}
        dangerouslySetInnerHTML={{__html: html.replace('</span>', `</span>${caption}`)}}
      />
      {proof && (
        <p className={isExempt ? 'proof exempt' : 'proof'}>
          <Link to="/support#checked-samples">{proof}</Link>
        </p>
      )}
      {panel}
    </>
  );
}

/** The output of the sample above it. */
export const OutputFigure = (props: Props): ReactNode => <CodeFigure {...props} isOutput />;

/**
 * Replaces the theme's component, which loads Prism, for code without a fence. Fences never get here: they are
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
