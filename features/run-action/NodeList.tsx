import type {NodeRun} from 'lit-local-network/action-page';
import type {ReactNode} from 'react';
import type {NodeState} from './run.client';
import styles from './styles.lazy.module.css';

const STATES: Readonly<Record<NodeState, string>> = {
  on: 'Answers',
  late: 'Answers 3 s late',
  off: 'Is off',
};

/** A run in one line, as it is announced. */
const outcomeOf = ({success, response, error, ms}: NodeRun): string =>
  success
    ? `${response === '' ? 'no response' : `response ${response.slice(0, 200)}`}, ${ms} ms`
    : `failed: ${error?.split('\n')[0]}`;

interface Props {
  states: readonly NodeState[];
  /** @param node from 1 */
  onState: (node: number, state: NodeState) => void;
  runs?: ReadonlyMap<number, NodeRun>;
  isRunning: boolean;
  /** How the nodes were in that run. */
  ran?: readonly NodeState[];
}

/** The nodes side by side: how each behaves, and what it has answered. */
export function NodeList({states, onState, runs, isRunning, ran}: Props): ReactNode {
  return (
    <>
      {/* Ten of them scroll sideways. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className={styles.nodes} role="group" aria-label="Nodes" tabIndex={0}>
        {states.map((state, index) => {
          const node = index + 1;
          const run = runs?.get(node);
          return (
            <div key={node} className={styles.node}>
              <label>
                {`Node ${node}`}
                <select
                  value={state}
                  onChange={({target}) => onState(node, target.value as NodeState)}
                >
                  {Object.entries(STATES).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              {run ? (
                <dl>
                  <dt>{run.success ? 'Response' : 'Failed'}</dt>
                  <dd>
                    <code>{run.success ? run.response || 'none' : run.error}</code>
                  </dd>
                  {run.limit && (
                    <>
                      <dt>Limit</dt>
                      <dd>{run.limit}</dd>
                    </>
                  )}
                  {run.logs && (
                    <>
                      <dt>Log</dt>
                      <dd>
                        <code>{run.logs.trimEnd()}</code>
                      </dd>
                    </>
                  )}
                  <dt>Time</dt>
                  <dd>{`${run.ms} ms`}</dd>
                </dl>
              ) : (
                <p>{isRunning ? (ran?.[index] === 'off' ? 'No answer' : 'Runs…') : ''}</p>
              )}
            </div>
          );
        })}
      </div>
      <div role="log" className="visually-hidden">
        {[...(runs ?? [])].map(([node, run]) => (
          <p key={node}>{`Node ${node}: ${outcomeOf(run)}`}</p>
        ))}
      </div>
    </>
  );
}
