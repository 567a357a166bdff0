// Replaces the stock text: it leads to the page that was probably meant, or names the likeliest.
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadOptional} from '@site/lib/browser/load-optional';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {ShareRing} from '@site/features/key-shares/ShareRing';
import type {KnownRoute} from '@site/lib/any/find-route';
import {DOCS_VERSIONS, routeOf, VERSIONS} from '@site/site/versions';
import styles from './NotFoundContent.module.css';

const STAGES = {beta: ' (beta)', latest: ' (latest release)', older: ''};

const MAIN_PLACES = [
  ...DOCS_VERSIONS.map((version) => ({
    to: routeOf(version),
    label: `Docs ${version}${STAGES[VERSIONS[version].stage]}`,
  })),
  {to: '/learningLab/intro', label: 'Learning Lab'},
  {to: '/support', label: 'Support'},
  {to: '/', label: 'Home'},
];

/** Leads to the page that the address means, or else says what was asked and which pages are likely. */
function useAnswer() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // The state is what pipeline/router.client.ts leaves for a page loaded as 404.html.
  const {pathname, search, hash, state} = useLocation<{asked?: string} | undefined>();
  const history = useHistory();
  const [answer, setAnswer] = useState<{asked: string; suggestions: KnownRoute[]}>();

  useEffect(() => {
    let isCurrent = true;
    const address = state?.asked ?? pathname + search + hash;
    if (state?.asked) {
      // With its origin, because `//docs` alone would name another host.
      window.history.replaceState(window.history.state, '', location.origin + state.asked);
    }
    void loadOptional('published', () => import('./published.shared')).then((published) => {
      if (!isCurrent || !published) {
        return;
      }
      const {pathname: path, search: query, hash: anchor} = new URL(location.origin + address);
      const asked = `/${path.slice(baseUrl.length)}`;
      const {found, suggestions} = published.lookUp(asked);
      if (found) {
        history.replace(baseUrl + found.slice(1) + query + anchor);
      } else {
        setAnswer({asked, suggestions});
      }
    });
    return () => void (isCurrent = false);
  }, [history, baseUrl, pathname, search, hash, state]);

  return answer;
}

export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const answer = useAnswer();
  return (
    <main className={clsx('container markdown', styles.page, className)} data-not-found="">
      <ShareRing className={styles.motif} />
      <Heading as="h1">Page not found</Heading>
      <p className={styles.lead}>
        {answer ? (
          <>
            There is no page at <code>{answer.asked}</code>.
          </>
        ) : (
          'There is no page at this address.'
        )}
      </p>
      <SearchBar />
      {answer && answer.suggestions.length > 0 && (
        <>
          <Heading as="h2">Perhaps you were looking for</Heading>
          <ul>
            {answer.suggestions.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h2">The main places</Heading>
      <ul>
        {MAIN_PLACES.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
