import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {loadExtra} from '../../lib/browser/load-extra';
import type {ToolProps} from './facts.shared';
import styles from './styles.lazy.module.css';

interface Props {
  /** What the tool is called. */
  name: string;
  version: DocsVersion;
  /** Loads the tool itself. */
  load: () => Promise<{default: ComponentType<ToolProps>}>;
  /** What the button that opens it says. */
  action: string;
  /** Whether the address asks for it. */
  isAsked?: (hash: string) => boolean;
  /** What the tool says of its example. */
  children: ReactNode;
}

/** A tool of a page: shows its example until somebody opens it, and loads only then. */
export function Tool({name, version, load, action, isAsked, children}: Props): ReactNode {
  const [opened, setOpened] = useState<ReactNode>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    setState('loading');
    const loaded = await loadExtra(name, () =>
      Promise.all([load(), import('@generated/tools/default/facts.json')]),
    );
    if (!loaded) {
      setState('failed');
      return;
    }
    const [{default: Opened}, {default: facts}] = loaded;
    setOpened(<Opened version={version} facts={facts[version]} />);
  }

  useEffect(() => {
    if (isAsked?.(window.location.hash)) {
      button.current?.click();
      section.current?.scrollIntoView();
    }
  }, [isAsked]);

  const wasOpened = opened !== undefined;
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasOpened) section.current?.focus({preventScroll: true});
  }, [wasOpened]);

  return (
    <section ref={section} className={styles.tool} aria-label={name} tabIndex={-1}>
      {opened ?? (
        <>
          {children}
          <div className={`${styles.open} needs-scripts`}>
            <button
              ref={button}
              type="button"
              className="button"
              disabled={state === 'loading'}
              onClick={() => void open()}
            >
              {action}
            </button>
            <span role="status">
              {state === 'loading' && 'Loading…'}
              {state === 'failed' && 'It could not be loaded. Please try again.'}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
