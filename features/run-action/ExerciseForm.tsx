import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {NodeRun} from 'lit-local-network/action-page';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import toolStyles from '../tools/styles.lazy.module.css';
import {CodeField} from './CodeField';
import {CASES, FLAWED, isSolved} from './exercise.shared';
import {makeKey, runOnNodes, type ActionRun} from './run.client';

/** The exercise: code that its reader mends, and a check with many calls. */
export default function ExerciseForm(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [code, setCode] = useState(FLAWED);
  const [results, setResults] = useState<readonly NodeRun[]>([]);
  const [state, setState] = useState<'still' | 'checking' | 'checked' | 'failed'>('still');
  const current = useRef<ActionRun>(undefined);
  useEffect(() => () => current.current?.stop(), []);

  async function check(): Promise<void> {
    setState('checking');
    const found: NodeRun[] = [];
    const key = makeKey(3);
    try {
      for (const {params} of CASES) {
        current.current = runOnNodes(
          {code, inputs: {params}},
          {
            ...{address: withBaseUrl('/action-frame/'), release: 3, key},
            ...{states: ['on'], onResult: (_, run) => found.push(run)},
          },
        );
        await current.current.done;
      }
      setResults(found);
      setState('checked');
    } catch {
      setState('failed');
    }
  }

  const passed = CASES.map((each, index) => isSolved(each, results[index]?.signed ?? {}));
  const count = passed.filter(Boolean).length;
  return (
    <>
      <CodeField label="Your action" rows={16} value={code} onValue={setCode} />
      <div className={toolStyles.open}>
        <button
          type="button"
          className="button button--primary"
          disabled={state === 'checking'}
          onClick={() => void check()}
        >
          Check it
        </button>
        <span role="status">
          {state === 'checking' && 'The node runs it…'}
          {state === 'failed' && 'It could not be run here.'}
          {state === 'checked' &&
            (count === CASES.length
              ? 'Solved: it signs vouchers, and nothing else.'
              : `${count} of ${CASES.length} calls end as they should.`)}
        </span>
      </div>
      {state === 'checked' && (
        <ul>
          {CASES.map(({name}, index) => (
            <li key={name}>
              {`${passed[index] ? '✓' : '✗'} ${name}`}
              {results[index]?.error && (
                <>
                  {': '}
                  <code>{results[index].error.split('\n')[0]}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
