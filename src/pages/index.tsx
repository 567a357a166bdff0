import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import counts from '@site/plugins/sample-types/counts';
import type {SearchSettings} from '@site/plugins/search/settings';
import {identity} from '@site/site/identity';
import {Card, Cards} from '../components/Cards/Cards';
import {KeyShares} from '../components/KeyShares/KeyShares';
import {ShareRing} from '../components/KeyShares/ShareRing';
import Install from './_install.mdx';
import PriceReport from './_price-report.mdx';
import styles from './index.lazy.module.css';

const TASKS = [
  {
    title: 'Encrypt for a group',
    href: '/v3/sdk/access-control/encryption',
    text: 'Encrypt in your app, store the ciphertext anywhere, and let conditions decide who can decrypt it.',
    icon: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2',
  },
  {
    title: 'Write a condition',
    href: '/v3/sdk/access-control/intro',
    text: 'Ask for a token, a balance, a membership or a point in time, on any supported chain.',
    icon: 'M4 6h16M4 12h6M4 18h6M13.5 15l2.5 2.5 4.5-5',
  },
  {
    title: 'Sign by your own rules',
    href: '/v3/sdk/serverless-signing/quick-start',
    text: 'Run JavaScript on every node and get one signature that no single machine could make.',
    icon: 'M4 20h16M6 15.5 16.5 5l2.5 2.5L8.5 18H6z',
  },
  {
    title: 'Sign a user in',
    href: '/v3/sdk/authentication/overview',
    text: 'Accept a wallet signature, a passkey or a Google account, once or for a whole session.',
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  },
];

const NEWS = [
  {
    when: 'November 2023',
    title: 'SDK 3.0.24',
    href: '/v3/migration/changes',
    text: 'is the beta that the v3 docs describe. See every name that differs from v2.',
  },
  {
    when: 'September 2023',
    title: 'Cayenne',
    href: '/v3/network/state-of-network',
    text: 'is open: a test network of three nodes, for v3.',
  },
  {
    when: 'September 2023',
    title: 'Identity-based encryption',
    href: '/v3/sdk/access-control/encryption',
    text: 'lets an app encrypt without a request to the nodes.',
  },
];

interface Fact {
  count: number | undefined;
  what: string;
  text: string;
}

/** What a reader can rely on here; all numbers come from the build. */
function useFacts(): Fact[] {
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

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>JavaScript SDK · v3 beta</p>
        <Heading as="h1">
          Keys no one holds. <span>Rules you write.</span>
        </Heading>
        <p className={styles.lead}>
          Lit Protocol is a network of nodes that signs and decrypts for your app when your rules
          allow it. Each key exists only in shares, so no single party can use it.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/v3/">
            Get started with v3
          </Link>
          <Link to="/v2/">v2 docs, the latest release</Link>
        </p>
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
          <Cards isWide>
            {TASKS.map(({text, ...task}) => (
              <Card key={task.title} {...task}>
                {text}
              </Card>
            ))}
          </Cards>
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

        <section aria-labelledby="v2" className={clsx(styles.v2, styles.row)}>
          <div>
            <Heading as="h2" id="v2">
              Your app runs on v2?
            </Heading>
            <p>
              v2 is the latest release{counts && ` (${counts.releases.v2})`}, for Jalapeno and
              Serrano. Stay on it if your data must be kept: v3 has no network yet that promises
              that.
            </p>
          </div>
          <p className={styles.actions}>
            <Link className="button" to="/v2/">
              Read the v2 docs
            </Link>{' '}
            <Link to="/v3/migration/overview">Move to v3</Link>
          </p>
        </section>

        <Part id="news" title="What is new">
          <ul className={styles.news}>
            {NEWS.map(({when, title, href, text}) => (
              <li key={title} className={styles.row}>
                <span>{when}</span>
                <p>
                  <Link to={href}>{title}</Link> {text}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            How these docs are made is on <Link to="/blog">the blog</Link>, and news of the network
            on <Link to={identity.newsBlog}>Spark</Link>.
          </p>
        </Part>
      </main>
    </Layout>
  );
}
