import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Filter} from '../filter/Filter';
import '../filter/styles.lazy.css';
import styles from './styles.lazy.module.css';

/** A project that builds with Lit, or an example of how to. */
interface Project {
  readonly name: string;
  readonly href: string;
  /** One sentence: what the project is or shows. */
  readonly text: string;
  /** For an example: the SDK that its `package.json` names, its state in a sentence, and our page about it. */
  readonly sdk?: string;
  readonly state?: string;
  readonly page?: {readonly title: string; readonly to: string};
}

interface Props {
  /**
   * `projects.json` (LIT-Protocol/docs@387eee2 Ecosystem/projects.md), or `examples.json` for v1 and v2 of the SDK (same
   * commit, versioned_docs/version-2.0/sdk/examples.md).
   */
  groups: readonly {readonly name: string; readonly projects: readonly Project[]}[];
}

/** The SDKs of examples: versions, newest first, then the rest. */
function sdksOf(projects: readonly Project[]): string[] {
  const names = [...new Set(projects.flatMap(({sdk}) => sdk?.split(' and ') ?? []))].sort();
  const isVersion = (name: string): boolean => /^v\d/.test(name);
  return [...names.filter(isVersion).reverse(), ...names.filter((name) => !isVersion(name))];
}

function Item({group, project}: {group: string; project: Project}): ReactNode {
  const {name, href, text, sdk, state, page} = project;
  return (
    <li data-groups={[group, ...(sdk ? [sdk.replace(' and ', '+')] : [])].join('|')}>
      <Link className={styles.name} to={href}>
        {name}
      </Link>
      <div className={styles.text}>{text}</div>
      {sdk && (
        <div className={styles.text}>
          {`SDK: ${sdk}. ${state}`}
          {page && (
            <>
              {' See '}
              <Link to={page.to}>{page.title}</Link>.
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** Projects in their groups, with a filter by group, by words and, for examples, by SDK. */
export function Projects({groups}: Props): ReactNode {
  const all = groups.flatMap(({projects}) => projects);
  const sdks = sdksOf(all);
  const choices = [
    {label: 'Group', options: groups.map(({name}) => name)},
    ...(sdks.length > 0 ? [{label: 'SDK', options: sdks}] : []),
  ];
  return (
    <Filter one="project" many="projects" count={all.length} groups={choices}>
      {groups.map(({name, projects}) => (
        <section key={name} data-filter-section>
          <h2 id={name.toLowerCase().replaceAll(' ', '-')}>{name}</h2>
          <ul className={styles.projects}>
            {projects.map((project) => (
              <Item key={project.name} group={name} project={project} />
            ))}
          </ul>
        </section>
      ))}
    </Filter>
  );
}
