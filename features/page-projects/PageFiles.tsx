import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageBlocks} from '@site/features/sample-types/page-data';
import {Fragment, type ReactNode} from 'react';
import {PAGE_FILES} from './caption';
import {folderOf} from './place';

const TITLE = 'All files of this page';

interface Props {
  /** The page's module; see features/sample-types. */
  samples?: PageBlocks;
  /** Commands that make a folder by hand. */
  children?: ReactNode;
}

/**
 * All files of a page, and the command that writes them into a folder. A popover, so that it opens without scripts; the
 * page's own words go on without it.
 */
export function PageFiles({samples, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const files = samples?.files;
  const byHand = children && (
    <details className="set-up">
      <summary>Set up by hand</summary>
      {children}
    </details>
  );
  // Pages that show no whole files, and all pages while they are written.
  if (!files) return byHand;
  const commands = [
    `npx ${siteConfig.url}${siteConfig.baseUrl}${files.path.slice(1)}.tgz`,
    `cd ${folderOf(files.path)} && npm install${files.main ? ' && npm run local' : ''}`,
  ];
  return (
    <div
      popover="auto"
      id={PAGE_FILES}
      className="page-files"
      role="dialog"
      aria-labelledby="all-files"
    >
      <header>
        <h2 id="all-files">{TITLE}</h2>
        <button type="button" className="icon-button open-files" popoverTarget={PAGE_FILES}>
          Close
        </button>
      </header>
      <figure className="code">
        <figcaption>
          <span className="code-name">Terminal</span>
          <button
            type="button"
            className="icon-button needs-scripts"
            data-code="copy"
            aria-label="Copy the commands"
          >
            <svg aria-hidden="true">
              <use href="#icon-copy" />
            </svg>
          </button>
        </figcaption>
        <pre className="wrapped">
          <code>
            {commands.map((line, place) => (
              <Fragment key={line}>
                {place > 0 && '\n'}
                <span className="line">{line}</span>
              </Fragment>
            ))}
          </code>
        </pre>
      </figure>
      {files.main && (
        <p>
          <code>npm run local</code> starts a Lit network of your own: no wallet, no account.
        </p>
      )}
      <ul>
        {files.files.map(({name, from}) => (
          <li key={name}>
            <code>{name}</code>
            {from && (
              <>
                {' from '}
                <Link to={from.path}>{from.title}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      {byHand}
    </div>
  );
}
