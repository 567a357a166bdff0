import {useEffect, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {isComposing} from './keys.shared';
import {LONGEST_QUERY} from './query.shared';
import styles from './SearchField.lazy.module.css';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed; with Ctrl or Cmd, as for a link, for a new tab. */
  onEnter: (inNewTab: boolean) => void;
}

/** The input, with a button that empties it. */
export function SearchField({ref, text, onText, onEnter}: SearchFieldProps): ReactNode {
  // Safari would put what is typed on before what the field starts with.
  useEffect(() => {
    const {value} = ref.current!;
    ref.current!.setSelectionRange(value.length, value.length);
  }, [ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      onEnter(event.ctrlKey || event.metaKey);
    }
  };
  return (
    <div className={styles.field}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={ref}
        type="search"
        aria-label="Search docs"
        placeholder="Search docs"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear"
          onClick={() => {
            onText('');
            ref.current?.focus();
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7 7 17" />
          </svg>
        </button>
      )}
    </div>
  );
}
