import {useId, useState, type ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** How many decimal places one of each unit has, counted in wei. */
const DECIMALS = {ether: 18, gwei: 9, wei: 0} as const;

type Unit = keyof typeof DECIMALS;

const UNITS = Object.keys(DECIMALS) as Unit[];

const LARGEST_UINT256 = (1n << 256n) - 1n;

// Far more than a uint256 in ether needs; keeps a pasted novel away from BigInt.
const LONGEST_INPUT = 120;

type Reading = {wei: bigint} | {problem: string};

function readAmount(input: string, unit: Unit): Reading {
  const text = input.trim();
  if (text === '') {
    return {problem: 'Enter an amount, such as 0.05.'};
  }
  if (text.length > LONGEST_INPUT) {
    return {problem: `Enter at most ${LONGEST_INPUT} characters.`};
  }
  if (text.startsWith('-')) {
    return {problem: 'Enter an amount of zero or more.'};
  }
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(text)) {
    return {problem: 'Write digits and at most one point, such as 0.05.'};
  }

  const decimals = DECIMALS[unit];
  const [whole = '', fractionWithZeros = ''] = text.split('.');
  const fraction = fractionWithZeros.replace(/0+$/, '');
  if (fraction.length > decimals) {
    return {
      problem:
        decimals === 0
          ? 'Wei cannot be divided: leave out the decimals.'
          : `One ${unit} has ${decimals} decimal places; this amount has ${fraction.length}.`,
    };
  }

  const wei = BigInt(whole + fraction.padEnd(decimals, '0'));
  return wei > LARGEST_UINT256
    ? {problem: 'That is more than a contract can hold in a uint256.'}
    : {wei};
}

function inUnit(wei: bigint, unit: Unit): string {
  const decimals = DECIMALS[unit];
  const digits = wei.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return fraction ? `${digits.slice(0, point)}.${fraction}` : digits.slice(0, point);
}

function Result({wei}: {wei: bigint}): ReactNode {
  return (
    <>
      <code className={styles.value}>{`value: '${wei}'`}</code>
      <span className={styles.others}>
        {`= ${inUnit(wei, 'ether')} ether = ${inUnit(wei, 'gwei')} gwei`}
      </span>
    </>
  );
}

/** Turns an amount of ether, gwei or wei into the base-unit string of an access control condition. */
export function WeiConverter(): ReactNode {
  const [amount, setAmount] = useState('0.000001');
  const [unit, setUnit] = useState<Unit>('ether');
  const id = useId();
  const reading = readAmount(amount, unit);
  const isWrong = 'problem' in reading;

  return (
    <div className={styles.converter} role="group" aria-label="Wei converter">
      <div className={styles.field}>
        <label htmlFor={`${id}-amount`}>Amount</label>
        <input
          id={`${id}-amount`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={amount}
          aria-invalid={isWrong}
          aria-describedby={`${id}-result`}
          onChange={(event) => setAmount(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-unit`}>Unit</label>
        <select
          id={`${id}-unit`}
          value={unit}
          onChange={(event) => setUnit(event.target.value as Unit)}
        >
          {UNITS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <output id={`${id}-result`} htmlFor={`${id}-amount ${id}-unit`} className={styles.result}>
        {isWrong ? reading.problem : <Result wei={reading.wei} />}
      </output>
    </div>
  );
}
