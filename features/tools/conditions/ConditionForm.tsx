import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {
  askSdk,
  checkConditions,
  type Conditions,
  conditionsOf,
  GALLERY,
  type Item,
  leavesOf,
  NO_SENTENCE,
  readConditions,
  readOrSay,
  resourceIds,
  sampleWith,
  unify,
} from 'proof-tools/conditions';
import {PasteField} from '../PasteField';
import {Findings} from '../Findings';
import {CONDITIONS, hashOf, valueIn} from '../hash.shared';
import {Results} from '../Results';
import styles from '../styles.lazy.module.css';
import type {ToolProps} from '../Tool';
import {useAnswer} from '../useAnswer';
import {ConditionList} from './ConditionList';

const layOut = (value: unknown): string => JSON.stringify(value, null, 2);

/** More conditions than these are edited as JSON: the form would be endless. */
const MOST_IN_FORM = 30;

/** The value in an address: the list, with its name if that does not follow from the list. */
const named = ({field, list}: Conditions): unknown =>
  conditionsOf(list).field === field ? list : {[field]: list};

function explained(sentence: string | undefined): string {
  if (sentence === undefined) return 'The SDK throws for this list.';
  return sentence.includes(NO_SENTENCE)
    ? `${sentence} (The SDK has no sentence for this type. The condition works all the same.)`
    : sentence;
}

/**
 * Keeps the address of the page up to date, once the reader has changed something.
 *
 * @returns whether an address can hold the conditions
 */
function useAddress(conditions: Conditions | string, isChanged: boolean): boolean {
  const isRead = typeof conditions !== 'string';
  const address = isRead ? hashOf(CONDITIONS, named(conditions)) : undefined;
  useEffect(() => {
    const {pathname, search} = window.location;
    const url = address ?? pathname + search;
    if (isRead && isChanged) window.history.replaceState(window.history.state, '', url);
  }, [address, isRead, isChanged]);
  return address !== undefined;
}

/** The condition builder: a form and JSON for the same conditions, and what there is to say of them. */
export default function ConditionForm({version}: ToolProps): ReactNode {
  const [{text, isChanged}, setState] = useState(() => ({
    text: layOut(valueIn(CONDITIONS, window.location.hash) ?? GALLERY[0]!.list),
    isChanged: false,
  }));
  const setText = (changed: string): void => setState({text: changed, isChanged: true});
  const [decimals, setDecimals] = useState<Readonly<Record<string, number>>>({});
  const conditions = useMemo(() => readOrSay(() => readConditions(text)), [text]);
  const hasAddress = useAddress(conditions, isChanged);
  const isRead = typeof conditions !== 'string';
  const isUnified = isRead && conditions.field === 'unifiedAccessControlConditions';

  function change(list: Item[]): void {
    const isSingle = list.length === 1 && !isUnified;
    setText(layOut(isSingle ? list : unify(list)));
  }

  const findings = isRead ? checkConditions(conditions, version) : [];
  const ask = useMemo(
    () => (typeof conditions === 'string' ? undefined : async () => askSdk(conditions, decimals)),
    [conditions, decimals],
  );
  const answers = useAnswer(ask);
  const hash = answers?.hash;
  const isRight = isRead && !findings.some(({isError}) => isError) && hash !== undefined;

  return (
    <>
      <label className={styles.wide}>
        Begin with a condition of these docs
        <select
          value=""
          onChange={({target}) => setText(layOut(GALLERY[Number(target.value)]!.list))}
        >
          <option value="" disabled>
            Choose one
          </option>
          {GALLERY.map(({name}, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isRead && leavesOf(conditions.list).length <= MOST_IN_FORM && (
        <ConditionList
          list={conditions.list}
          version={version}
          decimals={decimals}
          onDecimals={(contract, places) => setDecimals({...decimals, [contract]: places})}
          onChange={change}
        />
      )}
      <PasteField
        label="The same as JSON"
        value={text}
        onChange={setText}
        problem={isRead ? undefined : conditions}
      />
      <div role="status" className={styles.parts}>
        {isRead && (
          <>
            <Findings findings={findings} nothing="No mistake found." />
            {answers && <Results items={[['In words', explained(answers.sentence)]]} />}
          </>
        )}
      </div>
      {isRead && answers && (
        <Results
          items={[
            ['Parameter', <code key="parameter">{conditions.field}</code>],
            ['Hash', hash ? <code key="hash">{hash}</code> : 'None: the SDK throws for this list.'],
            ...(hash ? resourceIds(hash, version) : []).map(
              ([name, id]) => [name, <code key={name}>{id}</code>] as const,
            ),
            [
              'Link',
              hasAddress
                ? 'What you change stands in the address of this page at once, so that you can link to it.'
                : 'This list is too long for an address.',
            ],
          ]}
        />
      )}
      {isRight && (
        <details>
          <summary>A program with these conditions</summary>
          <pre>{sampleWith(conditions, version)}</pre>
        </details>
      )}
    </>
  );
}
