import type {ReactNode} from 'react';
import type {DocsVersion} from '../../../site/versions';
import {isGroup, isOperator, type Item, own} from 'proof-tools/conditions';
import {ConditionFields} from './ConditionFields';
import {templateOf} from './fields.shared';
import styles from '../styles.lazy.module.css';

/** Deeper groups than these are edited as JSON. */
const DEEPEST = 3;

interface Props {
  list: readonly Item[];
  version: DocsVersion;
  /** By address of the contract. */
  decimals: Readonly<Record<string, number>>;
  onDecimals: (contract: string, decimals: number) => void;
  onChange: (list: Item[]) => void;
  /** Such as `2.1` for the first item of a group that is second; empty for the list itself. */
  place?: string;
}

/** Takes an item away, and an operator beside it. */
function without(list: readonly Item[], index: number): Item[] {
  const next = list[index + 1];
  const before = list[index - 1];
  const other =
    next && isOperator(next) ? index + 1 : before && isOperator(before) ? index - 1 : -1;
  return list.filter((_, position) => position !== index && position !== other);
}

const added = (list: readonly Item[], item: Item): Item[] => {
  const last = list.findLast((one) => isOperator(one));
  return list.length === 0 ? [item] : [...list, last ?? {operator: 'and'}, item];
};

/** The conditions of a list or group, the operators between them, and what adds more. */
export function ConditionList(props: Props): ReactNode {
  const {list, onChange, place = '', version, decimals, onDecimals} = props;
  const depth = place === '' ? 0 : place.split('.').length;
  const replace = (index: number, item: Item): void => onChange(list.with(index, item));
  const names = list.map((item, index) => {
    const number = list.slice(0, index).filter((one) => !isOperator(one)).length + 1;
    return `${isGroup(item) ? 'Group' : 'Condition'} ${place ? `${place}.` : ''}${number}`;
  });

  return (
    <>
      {list.map((item, index) => {
        const name = names[index]!;
        if (!isGroup(item) && isOperator(item)) {
          return (
            <label key={index} className={styles.operator}>
              <select
                aria-label={`Between ${names[index - 1] ?? 'nothing'} and ${names[index + 1] ?? 'nothing'}`}
                value={String(own(item, 'operator'))}
                onChange={({target}) => replace(index, {operator: target.value})}
              >
                <option>and</option>
                <option>or</option>
              </select>
            </label>
          );
        }
        const contract = isGroup(item) ? '' : String(own(item, 'contractAddress'));
        return (
          <fieldset key={index} className={styles.condition}>
            <legend>{name}</legend>
            {!isGroup(item) ? (
              <ConditionFields
                condition={item}
                version={version}
                decimals={decimals[contract]}
                onDecimals={(places) => onDecimals(contract, places)}
                onChange={(changed) => replace(index, changed)}
              />
            ) : depth < DEEPEST ? (
              <ConditionList
                {...props}
                list={item}
                place={name.slice('Group '.length)}
                onChange={(changed) => replace(index, changed)}
              />
            ) : (
              <p>This group is too deep for the form. Edit it as JSON.</p>
            )}
            {list.length > 1 && (
              <button
                type="button"
                className="button"
                onClick={() => onChange(without(list, index))}
              >
                {`Remove ${name.toLowerCase()}`}
              </button>
            )}
          </fieldset>
        );
      })}
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => onChange(added(list, templateOf('evmBasic')))}
        >
          Add a condition
        </button>
        {depth < DEEPEST && (
          <button
            type="button"
            className="button"
            onClick={() => onChange(added(list, [templateOf('evmBasic')]))}
          >
            Add a group
          </button>
        )}
      </div>
    </>
  );
}
