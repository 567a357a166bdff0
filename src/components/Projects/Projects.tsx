import Link from '@docusaurus/Link';
import {useId, useRef, useState, type ReactNode} from 'react';
import {countProjects, matching, type Filter} from './matching';
import type {Project, ProjectGroup} from './projects';
import styles from './styles.module.css';

const EVERYTHING: Filter = {group: '', sdk: '', text: ''};
const SDKS = ['v2', 'v1', 'None', 'Not seen'];

function Item({name, href, text, sdk, state, page}: Project): ReactNode {
  return (
    <li>
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

function Group({name, projects}: ProjectGroup): ReactNode {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <>
      <h2 id={id}>{name}</h2>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <Item key={project.name} {...project} />
        ))}
      </ul>
    </>
  );
}

function nothingFound({group, sdk, text}: Filter): string {
  const asked = [
    group && `in ${group}`,
    sdk && `with SDK “${sdk}”`,
    text.trim() && `matching “${text.trim()}”`,
  ];
  return `No project ${asked.filter(Boolean).join(' ')}.`;
}

/**
 * Projects in their groups, with a filter by group, by words and, for examples, by SDK. Readers
 * without scripts get the whole list and no filter.
 */
export function Projects({groups}: {groups: readonly ProjectGroup[]}): ReactNode {
  const [filter, setFilter] = useState(EVERYTHING);
  const textField = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = matching(groups, {...filter, text: filter.text.trim()});
  const hasSdks = groups.some(({projects}) => projects.some(({sdk}) => sdk));
  const change = (part: Partial<Filter>): void => setFilter({...filter, ...part});

  function clear(): void {
    setFilter(EVERYTHING);
    // The button is about to go; leave the reader where the filter is.
    textField.current?.focus();
  }

  const choice = (
    key: 'group' | 'sdk',
    label: string,
    all: string,
    values: string[],
  ): ReactNode => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <select
        id={`${id}-${key}`}
        value={filter[key]}
        onChange={(event) => change({[key]: event.target.value})}
      >
        <option value="">{all}</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </div>
  );

  return (
    <>
      <div className={styles.filter} role="search" aria-label="Projects">
        {choice(
          'group',
          'Group',
          'All groups',
          groups.map(({name}) => name),
        )}
        {hasSdks && choice('sdk', 'SDK', 'Any SDK', SDKS)}
        <div className={styles.field}>
          <label htmlFor={`${id}-text`}>Name or words</label>
          <input
            ref={textField}
            id={`${id}-text`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter.text}
            onChange={(event) => change({text: event.target.value})}
          />
        </div>
        <output
          className={styles.count}
        >{`${countProjects(found)} of ${countProjects(groups)} projects`}</output>
      </div>
      {found.map((props) => (
        <Group key={props.name} {...props} />
      ))}
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>{nothingFound(filter)}</p>
          <button type="button" className={styles.button} onClick={clear}>
            Clear the filter
          </button>
        </div>
      )}
    </>
  );
}
