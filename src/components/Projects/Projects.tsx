import Link from '@docusaurus/Link';
import {useId, useRef, useState, type ReactNode} from 'react';
import {countProjects, matching} from './matching';
import {PROJECT_GROUPS, type ProjectGroup} from './projects';
import styles from './styles.module.css';

const ALL = countProjects(PROJECT_GROUPS);

function Group({name, projects}: ProjectGroup): ReactNode {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <>
      <h2 id={id}>{name}</h2>
      <ul className={styles.projects}>
        {projects.map((project) => (
          <li key={project.name}>
            <Link className={styles.name} to={project.href}>
              {project.name}
            </Link>
            <div className={styles.text}>{project.text}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All projects in their groups, with a filter by group and by words for readers with scripts. */
export function Projects(): ReactNode {
  const [group, setGroup] = useState('');
  const [text, setText] = useState('');
  const textField = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = matching(PROJECT_GROUPS, group, text.trim());

  function clear(): void {
    setGroup('');
    setText('');
    // The button is about to go; leave the reader where the filter is.
    textField.current?.focus();
  }

  return (
    <>
      <div className={styles.filter} role="search" aria-label="Projects">
        <div className={styles.field}>
          <label htmlFor={`${id}-group`}>Group</label>
          <select
            id={`${id}-group`}
            value={group}
            onChange={(event) => setGroup(event.target.value)}
          >
            <option value="">All groups</option>
            {PROJECT_GROUPS.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-text`}>Name or words</label>
          <input
            ref={textField}
            id={`${id}-text`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <output className={styles.count}>{`${countProjects(found)} of ${ALL} projects`}</output>
      </div>
      {found.map((props) => (
        <Group key={props.name} {...props} />
      ))}
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>{`No project ${group ? `in ${group} ` : ''}matches “${text.trim()}”.`}</p>
          <button type="button" className={styles.button} onClick={clear}>
            Clear the filter
          </button>
        </div>
      )}
    </>
  );
}
