import {useState, type ComponentType, type ReactNode} from 'react';
import {loadOptional} from '../../lib/browser/load-optional';
import {Drawing} from './Drawing';
import {SHARES} from './ShareRing';
import styles from './styles.lazy.module.css';

/**
 * How shares of a key make a signature: a still drawing, until a reader asks to see it done. Then a key is made in the
 * page, and the drawing shows what becomes of it.
 */
export function KeyShares(): ReactNode {
  const [Live, setLive] = useState<ComponentType>();
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');

  async function open(): Promise<void> {
    setState('loading');
    const loaded = await loadOptional('key-shares', () => import('./LiveShares'));
    setLive(() => loaded?.LiveShares);
    setState(loaded ? 'still' : 'failed');
  }

  return (
    <figure className={styles.figure}>
      {Live ? (
        <Live />
      ) : (
        <Drawing
          label="A rule reaches six nodes in a ring. Each node holds one share of a key. Five of them send their part of an answer to the middle, the sixth is silent. The five parts join into one signature; the key itself is nowhere."
          isOn={SHARES.map(({isMissing}) => !isMissing)}
          isSigned
        />
      )}
      {!Live && (
        <p className={`${styles.try} needs-scripts`}>
          <button
            type="button"
            className="button"
            disabled={state === 'loading'}
            onClick={() => void open()}
          >
            Make a key in shares, and sign with it
          </button>{' '}
          <span role="status">
            {state === 'loading'
              ? 'Loading…'
              : state === 'failed' && 'It could not be loaded. Please try again.'}
          </span>
        </p>
      )}
      <figcaption>
        <span>Your rule</span>
        <span>Shares of a key, never joined</span>
        <span>One signature</span>
      </figcaption>
    </figure>
  );
}
