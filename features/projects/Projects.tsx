import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Filter} from '../filter/Filter';
import type {Project, ProjectGroup} from './projects.shared';
import styles from './styles.lazy.module.css';

/** What examples say of their SDK: versions, newest first, then the rest. */
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

/**
 * Projects in their groups, with a filter by group, by words and, for examples, by SDK. Readers
 * without scripts get the whole list and no filter.
 */
export function Projects({groups}: {groups: readonly ProjectGroup[]}): ReactNode {
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
