import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useId, type ReactNode} from 'react';
import {START_HERE} from '../../../site/search-starts';
import {useVersion} from '../../navigation/useVersion';
import {labelOf} from '../scope.shared';
import {AreaBadge, ResultAnchor} from './Results';
import styles from './search.lazy.module.css';
import type {RecentPage} from './useRecentPages';

function PageList({title, children}: {title: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <section className={styles.pages}>
      <h2 id={id}>{title}</h2>
      <ul className={`clean-list ${styles.list}`} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

/** Links to the pages that most readers open first. */
export function StartHere(): ReactNode {
  const version = useVersion();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <PageList title="Start here">
      {START_HERE[version].map(([title, path]) => (
        <li key={path}>
          <ResultAnchor to={withBaseUrl(path)}>{title}</ResultAnchor>
        </li>
      ))}
    </PageList>
  );
}

/** In the place of results without a query: what the reader opened last, and where most begin. */
export function BeforeTyping({
  pages,
  onRemove,
}: {
  pages: readonly RecentPage[];
  onRemove: (url: string) => void;
}): ReactNode {
  return (
    <>
      {pages.length > 0 && (
        <PageList title="Recent">
          {pages.map(({url, titles, area}) => (
            <li key={url}>
              <ResultAnchor to={url}>
                <AreaBadge area={area} />
                {titles.join(' › ')}
                <span className="visually-hidden">{`, ${labelOf(area)}`}</span>
              </ResultAnchor>
              <button
                type="button"
                className="clean-btn"
                aria-label={`Remove ${titles.at(-1)}`}
                onClick={() => onRemove(url)}
              >
                ×
              </button>
            </li>
          ))}
        </PageList>
      )}
      <StartHere />
    </>
  );
}
