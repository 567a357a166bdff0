import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {NodeRun} from 'lit-local-network/action-page';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {VERSIONS, type DocsVersion} from '@site/site/versions';
import {hashOf} from '../tools/hash.shared';
import toolStyles from '../tools/styles.lazy.module.css';
import {ADDRESS, tableIn, type Action, type ActionInputs} from './inputs.shared';
import {CodeField} from './CodeField';
import {NodeList} from './NodeList';
import {Outcome} from './Outcome';
import {makeKey, runOnNodes, type ActionRun, type NodeState} from './run.client';

/** The fields with tables, by their name in {@link ActionInputs}. */
const TABLES = {
  params: [
    'Parameters (jsParams)',
    'publicKey is that of the key in this page, unless you give another one.',
  ],
  fetch: ['Answers of fetch, by address', '"*" answers all addresses that are not named.'],
  answers: [
    'Answers of functions that ask a chain',
    'As lit-local-network run takes them, such as {"checkConditions": true}.',
  ],
  auth: ['Lit.Auth', 'What nodes know of the caller, such as {"authSigAddress": "0x…"}.'],
} as const;
type TableName = keyof typeof TABLES;

const layOut = (table: object | undefined): string =>
  table && Object.keys(table).length > 0 ? JSON.stringify(table, null, 2) : '{}';

interface Props {
  /** Of the sample below which it stands; without it, it is part of a tool. */
  name?: string;
  version: DocsVersion;
  action: Action;
  /** Runs at once: for code of these docs, never for that of a link. */
  runs?: boolean;
  /** Said above the code. */
  notice?: string;
}

/** A run, as far as it has come. */
interface Session {
  states: readonly NodeState[];
  runs: ReadonlyMap<number, NodeRun>;
  isDone: boolean;
  problem?: string;
}

/** Runs a Lit Action on nodes in the page, and shows what each answers and what the SDK makes of it. */
export function ActionForm({name, version, action, runs = false, notice}: Props): ReactNode {
  const release = Number(version.slice(1)) as 2 | 3;
  const {withBaseUrl} = useBaseUrlUtils();
  const id = useId();
  const [code, setCode] = useState(action.code);
  const [texts, setTexts] = useState<Record<TableName, string>>(() => {
    const {params, fetch, answers, auth} = action.inputs;
    return {
      params: layOut(params),
      fetch: layOut(fetch),
      answers: layOut(answers),
      auth: layOut(auth),
    };
  });
  const [key] = useState(() => makeKey(release));
  const [states, setStates] = useState<readonly NodeState[]>(() =>
    Array.from({length: release === 3 ? 3 : 10}, () => 'on' as const),
  );
  const [session, setSession] = useState<Session | undefined>(
    runs ? {states, runs: new Map(), isDone: false} : undefined,
  );
  const current = useRef<ActionRun>(undefined);

  const tables = Object.fromEntries(
    Object.entries(texts).map(([table, text]) => [table, tableIn(text)]),
  ) as Record<TableName, Record<string, unknown> | string>;
  const isRead = Object.values(tables).every((table) => typeof table !== 'string');
  const given = Object.entries(tables).filter(
    ([table, value]) => table === 'params' || Object.keys(value).length > 0,
  );
  const changed = {code, inputs: Object.fromEntries(given) as unknown as ActionInputs};
  const hash = isRead ? hashOf(ADDRESS, changed) : undefined;

  async function start(started: Action): Promise<void> {
    const own = runOnNodes(started, {
      ...{release, key, states, address: withBaseUrl('/action-frame/')},
      onResult: (node, result) => {
        if (current.current !== own) return;
        setSession((last) => last && {...last, runs: new Map(last.runs).set(node, result)});
      },
    });
    current.current = own;
    let problem: string | undefined;
    try {
      await own.done;
    } catch (error) {
      problem = (error as Error).message;
    }
    if (current.current !== own) return;
    setSession((last) => last && {...last, isDone: true, ...(problem && {problem})});
  }

  function run(): void {
    current.current?.stop();
    setSession({states, runs: new Map(), isDone: false});
    void start(changed);
  }

  useEffect(() => {
    // The code that it was opened with.
    if (runs) void start(action);
    return () => current.current?.stop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const isRunning = session !== undefined && !session.isDone;
  const content = (
    <>
      {notice && <p className={toolStyles.hint}>{notice}</p>}
      <CodeField
        label="Code"
        rows={Math.min(24, Math.max(6, code.split('\n').length))}
        value={code}
        onValue={setCode}
      />
      <div className={toolStyles.fields}>
        {(Object.keys(TABLES) as TableName[]).map((table) => {
          const problem = tables[table];
          return (
            <CodeField
              key={table}
              label={TABLES[table][0]}
              rows={Math.min(8, Math.max(2, texts[table].split('\n').length))}
              value={texts[table]}
              aria-invalid={typeof problem === 'string'}
              aria-describedby={`${id}-${table}`}
              onValue={(text) => setTexts({...texts, [table]: text})}
            >
              <small
                id={`${id}-${table}`}
                className={typeof problem === 'string' ? toolStyles.problem : undefined}
              >
                {typeof problem === 'string' ? problem : TABLES[table][1]}
              </small>
            </CodeField>
          );
        })}
      </div>
      <div className={toolStyles.open}>
        <button
          type="button"
          className="button button--primary"
          disabled={!isRead || isRunning}
          onClick={run}
        >
          Run
        </button>
        {isRunning && (
          <button type="button" className="button" onClick={() => current.current?.stop()}>
            Stop
          </button>
        )}
        {hash ? (
          <Link to={VERSIONS[version].actions + hash}>Link to this action</Link>
        ) : (
          <small>{isRead ? 'It is too long for a link.' : ''}</small>
        )}
      </div>
      <NodeList
        states={states}
        onState={(node, state) => setStates(states.with(node - 1, state))}
        runs={session?.runs}
        isRunning={isRunning}
        ran={session?.states}
      />
      {session?.problem && (
        <p role="alert" className={toolStyles.problem}>
          {session.problem}
        </p>
      )}
      {session?.isDone && !session.problem && (
        <Outcome release={release} sharedKey={key} runs={session.runs} />
      )}
    </>
  );
  return name === undefined ? (
    content
  ) : (
    <section className={toolStyles.tool} aria-label={`Run ${name}`} tabIndex={-1}>
      {content}
    </section>
  );
}
