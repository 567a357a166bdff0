import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';
import {Card, Cards} from '../components/Cards/Cards';
import styles from './index.module.css';

const VERSIONS = [
  {
    name: 'v3.x.x',
    state: 'Beta',
    to: '/v3/',
    text: 'Start here if you build something new. Encryption needs no call to the network, keys can be claimed with a sign-in, and session signatures replace wallet prompts. Runs on the Cayenne test network.',
    installation: '/v3/sdk/installation',
  },
  {
    name: 'v2.x.x',
    state: 'Latest release',
    to: '/v2/',
    text: 'Stay here if your app already runs on Jalapeno or Serrano, or if its data must be kept: v3 has no network that promises that yet.',
    installation: '/v2/sdk/explanation/installation',
  },
];

const TASKS = [
  {
    title: 'Encrypt for a group of wallets',
    href: '/v3/sdk/access-control/encryption',
    text: 'Encrypt in your app, keep the ciphertext anywhere, and let conditions decide who decrypts.',
  },
  {
    title: 'Write an access control condition',
    href: '/v3/sdk/access-control/intro',
    text: 'Ask for a token, a balance, a membership or a moment in time, on any supported chain.',
  },
  {
    title: 'Sign with code instead of a wallet',
    href: '/v3/sdk/serverless-signing/quick-start',
    text: 'Run a Lit Action on every node and get one signature that no single machine could make.',
  },
  {
    title: 'Sign a user in',
    href: '/v3/sdk/authentication/overview',
    text: 'Prove who asks, once with a wallet signature or for a session with session signatures.',
  },
];

const NEWS = [
  {
    when: 'November 2023',
    title: 'SDK 3.0.24',
    href: '/v3/sdk/installation',
    text: 'the release that the v3 docs are written and checked for.',
  },
  {
    when: 'September 2023',
    title: 'Cayenne',
    href: '/v3/',
    text: 'the test network of v3 is open.',
  },
  {
    when: 'September 2023',
    title: 'Identity-based encryption',
    href: '/v3/sdk/access-control/encryption',
    text: 'encrypting no longer asks the network for anything.',
  },
];

export default function Home(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Developer documentation"
        description="Build with keys that act as wallets, serverless signing and access control conditions: guides, reference and checked samples for the Lit Protocol SDK."
      />
      <main className={styles.page}>
        <header className={styles.hero}>
          <Heading as="h1">Lit Protocol</Heading>
          <p>
            A network of nodes that holds keys in shares: it signs and decrypts for your app when
            the conditions you wrote are met, and no single party can.
          </p>
          <SearchBar />
        </header>

        <section aria-labelledby="versions">
          <Heading as="h2" id="versions">
            Choose a version
          </Heading>
          <div className={styles.versions}>
            {VERSIONS.map(({name, state, to, text, installation}) => (
              <div key={name} className={styles.version}>
                <Heading as="h3">
                  {name} <span className={styles.state}>{state}</span>
                </Heading>
                <p>{text}</p>
                <p className={styles.links}>
                  <Link className={styles.primary} to={to}>
                    Read the {name} docs
                  </Link>
                  <Link to={installation} aria-label={`Install ${name}`}>
                    Install
                  </Link>
                </p>
              </div>
            ))}
          </div>
        </section>

        <section aria-labelledby="tasks">
          <Heading as="h2" id="tasks">
            Start with a task
          </Heading>
          <Cards>
            {TASKS.map(({title, href, text}) => (
              <Card key={title} title={title} href={href}>
                {text}
              </Card>
            ))}
          </Cards>
        </section>

        <section aria-labelledby="news">
          <Heading as="h2" id="news">
            New
          </Heading>
          <ul className={styles.news}>
            {NEWS.map(({when, title, href, text}) => (
              <li key={title}>
                <span className={styles.when}>{when}</span>
                <span>
                  <Link to={href}>{title}</Link>: {text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
