import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Drawing} from './Drawing';
import {SHARES} from './ShareRing';
import styles from './styles.lazy.module.css';
import {combine, makeSharedKey, NODES, shorten, toHex, THRESHOLD} from './threshold.client';
import type {Part} from './threshold.client';

const MESSAGE = 'ETH was worth at least 2000 USD on 2023-11-14';

interface Outcome {
  /** The nodes whose parts were joined. */
  joined: readonly number[];
  /** In hex; undefined where what was joined is no signature of the key. */
  signature?: string;
}

/** Lets the browser paint between two parts, each of which takes it some 20 ms. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const lists = new Intl.ListFormat('en');

/** A key of the reader's own, and what its nodes have signed so far. */
const makeKey = () => ({key: makeSharedKey(), parts: new Map<number, Part>()});

function sentenceOf({joined, signature}: Outcome, publicKey: string): ReactNode {
  const nodes = lists.format(joined.map(String));
  if (signature) {
    return (
      <>
        The parts of nodes {nodes} make the signature <code>{shorten(signature)}</code>, verified
        with the key <code>{shorten(publicKey)}</code>
      </>
    );
  }
  const answers =
    joined.length === 0
      ? 'No node answers'
      : `${joined.length === 1 ? 'Node' : 'Nodes'} ${nodes} ${joined.length === 1 ? 'answers' : 'answer'}`;
  return `${answers}, and a signature takes ${THRESHOLD} of ${NODES} nodes`;
}

/** The drawing with a key behind it: made in shares when it is shown, and signing whenever a node is switched. */
export function LiveShares(): ReactNode {
  const [{key, parts}, setKey] = useState(makeKey);
  const [isOn, setOn] = useState(SHARES.map(({isMissing}) => !isMissing));
  const [outcome, setOutcome] = useState<Outcome>();
  const nodes = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone.
  useEffect(() => nodes.current!.focus({preventScroll: true}), []);

  useEffect(() => {
    let isCurrent = true;
    const answering = isOn.flatMap((on, index) => (on ? [index + 1] : []));
    const joined = answering.slice(0, THRESHOLD);
    async function sign(): Promise<void> {
      for (const node of joined) {
        await nextTask();
        if (!isCurrent) return;
        if (!parts.has(node)) parts.set(node, key.sign(node, MESSAGE));
      }
      const signature = joined.length > 0 && combine(joined.map((node) => parts.get(node)!));
      await nextTask();
      if (!isCurrent) return;
      const isValid = signature && key.verify(signature, MESSAGE);
      setOutcome({joined, ...(isValid && {signature: toHex(signature)})});
    }
    void sign();
    return () => {
      isCurrent = false;
    };
  }, [isOn, key, parts]);

  const isSigned = outcome?.signature !== undefined;
  return (
    <>
      <div className={styles.live}>
        <Drawing
          label={`Six nodes in a ring, of which ${isOn.filter(Boolean).length} answer; ${isSigned ? 'their parts make a' : 'there is no'} signature.`}
          isOn={isOn}
          isSigned={isSigned}
        />
        <div
          ref={nodes}
          role="group"
          aria-label="Nodes; switch some off"
          tabIndex={-1}
          className={styles.nodes}
        >
          {isOn.map((on, index) => (
            <button
              key={SHARES[index]!.turn}
              type="button"
              aria-pressed={on}
              aria-label={`Node ${index + 1}`}
              onClick={() => setOn(isOn.with(index, !on))}
            >
              {index + 1}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.outcome}>
        <span role="status" data-signed={isSigned}>
          {outcome ? sentenceOf(outcome, key.publicKey) : 'The nodes sign…'}
        </span>
        <span>
          Click a node to switch it off ·{' '}
          <button type="button" className="text-button" onClick={() => setKey(makeKey())}>
            Make another key
          </button>
        </span>
      </div>
    </>
  );
}
