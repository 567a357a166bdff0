import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {DocsVersion} from '../../site/versions';
import {loadOptional} from '../../lib/browser/load-optional';
import {Results, type ResultRow} from './Results';
import styles from './styles.lazy.module.css';

/** The props of an opened tool. */
export interface ToolProps {
  version: DocsVersion;
}

interface Props {
  name: string;
  version: DocsVersion;
  /** Loads the tool itself. */
  load: () => Promise<{default: ComponentType<ToolProps>}>;
  /** The label of the button that opens it. */
  action: string;
  /** Opens the tool where the hash part of the address begins with it. */
  address?: string;
  example: string;
  /** The tool's results for its example. */
  results: readonly ResultRow[];
}

/** A tool of a page: shows its example until somebody opens it, and loads only then. */
export function Tool(props: Props): ReactNode {
  const {name, version, load, action, address, example, results} = props;
  const [opened, setOpened] = useState<ReactNode>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    setState('loading');
    const loaded = await loadOptional(name, load);
    if (!loaded) {
      setState('failed');
      return;
    }
    setOpened(<loaded.default version={version} />);
  }

  useEffect(() => {
    if (address !== undefined && window.location.hash.startsWith(address)) {
      button.current?.click();
      section.current?.scrollIntoView();
    }
  }, [address]);

  const wasOpened = opened !== undefined;
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasOpened) section.current?.focus({preventScroll: true});
  }, [wasOpened]);

  return (
    <section
      ref={section}
      className={styles.tool}
      aria-label={name}
      tabIndex={-1}
      data-address={address}
    >
      {opened ?? (
        <>
          <pre>{example}</pre>
          <Results items={results} />
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
              {state === 'loading'
                ? 'Loading…'
                : state === 'failed' && 'It could not be loaded. Please try again.'}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
