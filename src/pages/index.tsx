import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import counts from '@site/features/sample-types/counts.shared';
import {useVersion} from '@site/features/navigation/useVersion';
import {CHOICES} from '@site/site/home';
import {DOCS_VERSIONS, LATEST, routeOf, VERSIONS} from '@site/site/versions';
import {KeyShares} from '../../features/key-shares/KeyShares';
import Install from './_install.mdx';
import News from './_news.mdx';
import PriceReport from './_price-report.mdx';
import Tasks from './_tasks.mdx';
import styles from './index.lazy.module.css';

/** Promises to readers; all numbers come from the build. */
const FACTS = [
  {
    count: counts?.checked,
    what: 'samples checked',
    text: 'Each one compiles against the release that its page is about.',
  },
  {
    count: counts?.run,
    what: 'of them run',
    text: 'What a page says they print is what they printed.',
  },
].filter(({count}) => count);

/** The one that readers get who choose none is first. */
const CHOOSABLE = [LATEST, ...DOCS_VERSIONS.filter((version) => version !== LATEST)];

/** Which docs version the page, its search and its menus lead to; remembered as by the version menu of the docs. */
function VersionChoice(): ReactNode {
  const chosen = useVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {who, move} = CHOICES[chosen];
  return (
    <>
      <div role="group" aria-label="SDK version" className={`${styles.versions} needs-scripts`}>
        {CHOOSABLE.map((version) => (
          <button
            key={version}
            type="button"
            aria-pressed={version === chosen}
            onClick={() => savePreferredVersionName(VERSIONS[version].name)}
          >
            {version} · {VERSIONS[version].stage} {VERSIONS[version].about.split(',')[0]}
          </button>
        ))}
      </div>
      <p aria-live="polite" className={styles.who}>
        {who} {move && <Link to={move.to}>{move.label}</Link>}
      </p>
      <p className={styles.actions}>
        <Link className="button button--primary" to={routeOf(chosen)}>
          Get started with {chosen}
        </Link>
        <Link to={`${routeOf(chosen)}#try-it-without-a-wallet`}>Try it without a wallet</Link>
      </p>
    </>
  );
}

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>JavaScript SDK</p>
        <Heading as="h1">
          Keys no one holds. <span>Rules you write.</span>
        </Heading>
        <p className={styles.lead}>
          Lit Protocol is a network of nodes that signs and decrypts for your app when your rules
          allow it. Each key exists only in shares, so no node can use it alone.
        </p>
        <VersionChoice />
        <div className={styles.install}>
          <MDXContent>
            <Install />
          </MDXContent>
        </div>
      </div>
      <div className={styles.stage}>
        <KeyShares />
        <MDXContent>
          <PriceReport />
        </MDXContent>
      </div>
    </header>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({id, title, children}: PartProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Developer documentation"
        description="Build with keys that act as wallets, serverless signing and access control conditions: guides, reference and checked samples for the Lit Protocol SDK."
      />
      <main className={styles.page}>
        <Hero />

        <Part id="tasks" title="Start with a task">
          <MDXContent>
            <Tasks />
          </MDXContent>
        </Part>

        <Part id="facts" title="What you can trust here">
          <dl className={styles.facts}>
            {FACTS.map(({count, what, text}) => (
              <div key={what}>
                <dt>
                  <b>{count}</b> {what}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.more}>
            <Link to="/support#checked-samples">What the checks cover</Link>
          </p>
        </Part>

        <Part id="news" title="What is new">
          <div className={styles.news}>
            <MDXContent>
              <News />
            </MDXContent>
          </div>
        </Part>
      </main>
    </Layout>
  );
}
