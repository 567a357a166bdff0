import {useId, useState, type ReactNode} from 'react';
import type {DocsVersion} from '../../../site/versions';
import {
  FAMILY_NAMES,
  fieldsOf,
  templateOf,
  unitOf,
  valueAt,
  withValue,
  type Field,
} from './fields.shared';
import {
  FAMILIES,
  type Family,
  familyOf,
  formatUnits,
  type JsonObject,
  parseUnits,
} from 'proof-tools/conditions';
import styles from '../styles.lazy.module.css';

interface ValueProps {
  field: Field;
  /** Takes a row of its own. */
  isWide?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A field whose value is JSON: what is typed stays in it until it can be read. */
function JsonField({field, value, onChange}: ValueProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const written = JSON.stringify(value, null, 1);
  return (
    <label className={styles.wide}>
      {field.label}
      <textarea
        rows={5}
        spellCheck={false}
        value={draft ?? written}
        aria-invalid={draft !== undefined}
        onChange={({target}) => {
          try {
            onChange(JSON.parse(target.value));
            setDraft(undefined);
          } catch {
            setDraft(target.value);
          }
        }}
      />
    </label>
  );
}

function ValueField(props: ValueProps): ReactNode {
  const {field, isWide, value, onChange} = props;
  const {kind, label, options = [], unused} = field;
  const text = typeof value === 'string' ? value : '';
  const lines = Array.isArray(value) ? value.join('\n') : '';
  if (kind === 'json') return <JsonField {...props} />;
  return (
    <label className={isWide ? styles.wide : undefined}>
      {label}
      {kind === 'choice' ? (
        <select value={text} onChange={({target}) => onChange(target.value)}>
          {!options.includes(text) && <option value={text}>{`${text} (unknown)`}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option || 'none'}
            </option>
          ))}
        </select>
      ) : kind === 'lines' ? (
        <textarea
          rows={Math.max(2, lines.split('\n').length)}
          spellCheck={false}
          value={lines}
          onChange={({target}) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      ) : (
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={unused !== undefined && text === ''}
          placeholder={unused}
          value={text}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </label>
  );
}

interface AmountProps {
  value: unknown;
  unit: {name: string; decimals: number};
  onChange: (value: string) => void;
}

/** The value of a condition in whole units. */
function AmountField({value, unit, onChange}: AmountProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const id = useId();
  const isDraftOf = draft !== undefined && parseUnits(draft, unit.decimals) === value;
  const isUnread = draft !== undefined && parseUnits(draft, unit.decimals) === undefined;
  const shown = isDraftOf || isUnread ? draft : (formatUnits(value, unit.decimals) ?? '');
  return (
    <label>
      {`Value in ${unit.name}`}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        aria-invalid={isUnread}
        aria-describedby={id}
        onChange={({target}) => {
          setDraft(target.value);
          const base = parseUnits(target.value, unit.decimals);
          if (base !== undefined && target.value.trim() !== '') onChange(base);
        }}
      />
      <small id={id}>{`With ${unit.decimals} decimal places`}</small>
    </label>
  );
}

interface Props {
  condition: JsonObject;
  version: DocsVersion;
  /** Decimal places of the tokens of a contract; undefined until the reader sets them. */
  decimals: number | undefined;
  onDecimals: (decimals: number) => void;
  onChange: (condition: JsonObject) => void;
}

/** The fields of one condition. */
export function ConditionFields({
  condition,
  version,
  decimals,
  onDecimals,
  onChange,
}: Props): ReactNode {
  const unit = unitOf(condition);
  const isToken = unit?.name === 'tokens';
  return (
    <div className={styles.fields}>
      <label>
        Family
        <select
          value={familyOf(condition)}
          onChange={({target}) => onChange(templateOf(target.value as Family))}
        >
          {FAMILIES.map((family) => (
            <option key={family} value={family}>
              {FAMILY_NAMES[family]}
            </option>
          ))}
        </select>
      </label>
      {fieldsOf(condition, version).map((field) => (
        <ValueField
          key={field.label}
          field={field}
          // Both forms of the value stand side by side below it.
          isWide={unit !== undefined && field.label === 'Comparator'}
          value={valueAt(condition, field.path)}
          onChange={(value) => onChange(withValue(condition, field.path, value))}
        />
      ))}
      {unit && (
        <AmountField
          value={valueAt(condition, ['returnValueTest', 'value'])}
          unit={isToken ? {...unit, decimals: decimals ?? unit.decimals} : unit}
          onChange={(value) => onChange(withValue(condition, ['returnValueTest', 'value'], value))}
        />
      )}
      {isToken && (
        <label>
          Decimals of the token
          <input
            type="number"
            min={0}
            max={36}
            value={decimals ?? unit.decimals}
            onChange={({target}) => {
              const places = target.valueAsNumber;
              if (places >= 0 && places <= 36) onDecimals(Math.floor(places));
            }}
          />
        </label>
      )}
    </div>
  );
}
