import {useRef, useState, type ReactNode} from 'react';
import {ShareRing} from '../key-shares/ShareRing';
import {applyFilter} from './apply-filter.client';
import styles from './styles.module.css';

export interface FilterProps {
  /** What an item is: `chain`, `chains`. */
  one: string;
  many: string;
  /** How many items there are; features/glossary/plugin.ts writes it as text. */
  count: number | string;
  /** Lists of groups to choose from. */
  groups?: readonly {label: string; options: readonly string[]}[];
}

interface Props extends FilterProps {
  /** The items, each an element with `data-groups`; see applyFilter.ts. They are all there without scripts. */
  children: ReactNode;
}

/** A filter by words and groups over items that are on the page. */
export function Filter({one, many, groups = [], children, ...props}: Props): ReactNode {
  const count = Number(props.count);
  const items = useRef<HTMLDivElement>(null);
  const textField = useRef<HTMLInputElement>(null);
  const all = groups.map(() => '');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(all);
  const [left, setLeft] = useState(count);

  function filter(newText: string, newChosen: string[]): void {
    setText(newText);
    setChosen(newChosen);
    setLeft(applyFilter(items.current!, newText, newChosen));
  }

  function clear(): void {
    filter('', all);
    // The button is about to go; leave the reader where the filter is.
    textField.current?.focus();
  }

  const inGroups = chosen.filter(Boolean).join(', ');
  const typed = text.trim();
  return (
    <>
      <div className={`${styles.filter} needs-scripts`} role="group" aria-label={`Filter ${many}`}>
        <label>
          Filter {many}
          <input
            ref={textField}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => filter(event.target.value, chosen)}
          />
        </label>
        {groups.map(({label, options}, index) => (
          <label key={label}>
            {label}
            <select
              value={chosen[index]}
              onChange={(event) => filter(text, chosen.with(index, event.target.value))}
            >
              <option value="">All</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        <output>{`${left === count ? '' : `${left} of `}${count} ${count === 1 ? one : many}`}</output>
      </div>
      <div ref={items}>{children}</div>
      {left === 0 && (
        <p className={styles.empty}>
          <ShareRing />
          {`No ${one}${inGroups && ` in ${inGroups}`}${typed && ` matches “${typed}”`}.`}{' '}
          <button type="button" className="text-button" onClick={clear}>
            Clear the filter
          </button>
        </p>
      )}
    </>
  );
}
