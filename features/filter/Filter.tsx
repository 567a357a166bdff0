import {useEffect, useRef, useState, type ReactNode} from 'react';
import {ShareRing} from '../key-shares/ShareRing';

export interface FilterProps {
  /** The noun for items: `chain`, `chains`. */
  one: string;
  many: string;
  /** How many items there are; features/glossary/rehype.ts writes it as text. */
  count: number | string;
  /** Lists of groups to choose from. */
  groups?: readonly {label: string; options: readonly string[]}[];
}

interface Props extends FilterProps {
  /**
   * Elements with `data-groups`, which names a group of each list with `|` between them, and `+` between the groups of an
   * item that belongs to several of one list. Sections of items, with `data-filter-section`, and links to groups, with
   * the group as `data-filter-group`, are hidden when nothing in them is left. All are there without scripts.
   */
  children: ReactNode;
}

const searchTexts = new WeakMap<Element, string>();

/** The text that an item is found by: all it shows, without its buttons. */
function searchTextOf(item: Element): string {
  const copy = item.cloneNode(true) as Element;
  copy.querySelectorAll('button, .visually-hidden').forEach((unseen) => unseen.remove());
  return copy.textContent.toLowerCase();
}

/** Tests if a text is the whole code of an error. */
const isCodeOf = (item: Element, text: string): boolean =>
  Array.from(item.querySelectorAll('dt code')).some(
    (code) => code.textContent.toLowerCase() === text,
  );

function hasWords(item: Element, words: readonly string[]): boolean {
  const text = searchTexts.get(item) ?? searchTextOf(item);
  searchTexts.set(item, text);
  return words.every((word) => text.includes(word));
}

/**
 * Shows the items that have all words, in any letter case, and belong to the chosen groups, and hides the others. Where
 * the words are the whole code of an error, only its own entry has them.
 *
 * @param root holds the items, as {@link Props} says
 * @param chosen a group for each list of groups; empty for all
 * @returns how many are left
 */
function applyFilter(root: Element, text: string, chosen: readonly string[]): number {
  const typed = text.trim().toLowerCase();
  const words = typed.split(/\s+/);
  const items = [...root.querySelectorAll<HTMLElement>('[data-groups]')];
  const isCode = items.some((item) => isCodeOf(item, typed));
  let left = 0;
  for (const item of items) {
    const groups = item.dataset.groups!.split('|');
    const isChosen = chosen.every(
      (group, index) => group === '' || groups[index]?.split('+').includes(group),
    );
    item.hidden = !(isChosen && (isCode ? isCodeOf(item, typed) : hasWords(item, words)));
    left += item.hidden ? 0 : 1;
  }
  for (const section of root.querySelectorAll<HTMLElement>('[data-filter-section]')) {
    section.hidden = !section.querySelector('[data-groups]:not([hidden])');
    if (section instanceof HTMLDetailsElement) {
      section.open = left < items.length || section.dataset.filterSection === 'open';
    }
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const items = `[data-groups="${link.dataset.filterGroup!}"]:not([hidden])`;
    link.hidden = !root.querySelector(items);
  }
  return left;
}

/** A filter by words and groups over items that are on the page. Who puts it there imports styles.lazy.css with it. */
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

  // A link to an item that is filtered out leads to it all the same.
  useEffect(() => {
    function showTarget(): void {
      const target = items.current?.querySelector(':target');
      if (target?.closest('[hidden]')) {
        filter('', all);
        target.scrollIntoView();
      }
    }
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  });

  function clear(): void {
    filter('', all);
    // The button is about to go; leave the reader where the filter is.
    textField.current?.focus();
  }

  const inGroups = chosen.filter(Boolean).join(', ');
  const typed = text.trim();
  return (
    <>
      <div className="filter needs-scripts" role="group" aria-label={`Filter ${many}`}>
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
        <p className="filter-empty">
          <ShareRing />
          <span>{`No ${one}${inGroups && ` in ${inGroups}`}${typed && ` matches “${typed}”`}.`}</span>{' '}
          <button type="button" className="text-button" onClick={clear}>
            Clear the filter
          </button>
        </p>
      )}
    </>
  );
}
