import Link from '@docusaurus/Link';
import {useAllDocsData, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import counts from '@site/features/sample-types/counts.shared';
import type {SearchSettings} from '@site/features/search/search.client';
import {useVersion} from '@site/features/navigation/useVersion';
import {CHOICES} from '@site/site/home';
import {identity} from '@site/site/identity';
import {DOCS_VERSIONS, routeOf, VERSIONS} from '@site/site/versions';
import {KeyShares} from '../../features/key-shares/KeyShares';
import {ShareRing} from '../../features/key-shares/ShareRing';
import Install from './_install.mdx';
import News from './_news.mdx';
import PriceReport from './_price-report.mdx';
import Tasks from './_tasks.mdx';
import styles from './index.lazy.module.css';

/** Promises to readers; all numbers come from the build. */
function useFacts() {
  const docs = Object.values(useAllDocsData()).flatMap(({versions}) => versions);
  const isHosted = 'hosted' in (usePluginData('search') as SearchSettings);
  const releases = Object.values(counts?.releases ?? {});
  return [
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
    {
      count: releases.length,
      what: 'SDK releases',
      text: `${releases.join(' and ')}, each with docs of its own.`,
    },
    {
      count: docs.reduce((sum, version) => sum + version.docs.length, 0),
      what: 'pages in one search',
      text: isHosted
        ? 'From an error message to the page that explains it.'
        : 'It runs in your browser, and no query leaves it.',
    },
  ].filter(({count}) => count);
}

/** Which docs version the page, its search and its menus lead to; remembered as by the version menu of the docs. */
function VersionChoice(): ReactNode {
  const chosen = useVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {who, move} = CHOICES[chosen];
  return (
    <>
      <div role="group" aria-label="SDK version" className={`${styles.versions} needs-scripts`}>
        {DOCS_VERSIONS.map((version) => (
          <button
            key={version}
            type="button"
            aria-pressed={version === chosen}
            onClick={() => savePreferredVersionName(VERSIONS[version].name)}
          >
            {version}
            <small>{VERSIONS[version].about.split(', ').slice(0, 2).join(', ')}</small>
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
        {DOCS_VERSIONS.filter((version) => version !== chosen).map((version) => (
          <Link key={version} to={routeOf(version)}>
            {version} docs
          </Link>
        ))}
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
        <ShareRing />
        {title}
      </Heading>
      {children}
    </section>
  );
}

export default function Home(): ReactNode {
  const facts = useFacts();
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
            {facts.map(({count, what, text}) => (
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
          <p className={styles.more}>
            How these docs are made is on <Link to="/blog">the blog</Link>, and news of the network
            on <Link to={identity.newsBlog}>Spark</Link>.
          </p>
        </Part>
      </main>
    </Layout>
  );
}
