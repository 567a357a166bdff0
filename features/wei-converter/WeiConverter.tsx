import {useId, useState, type ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** How many decimal places one of each unit has, counted in wei. */
const DECIMALS = {ether: 18, gwei: 9, wei: 0} as const;

type Unit = keyof typeof DECIMALS;

const LARGEST_UINT256 = (1n << 256n) - 1n;

// Far more than a uint256 in ether needs; keeps a pasted novel away from BigInt.
const LONGEST_INPUT = 120;

/** Reads an amount as wei, or says in a sentence why it is none. */
function readAmount(input: string, unit: Unit): bigint | string {
  const text = input.trim();
  const [isAmount, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  if (!isAmount || text === '.' || text.length > LONGEST_INPUT) {
    return 'Write an amount in digits with at most one point, such as 0.05.';
  }
  const decimals = DECIMALS[unit];
  if (fraction.length > decimals) {
    return `One ${unit} has ${decimals} decimal places; this amount has ${fraction.length}.`;
  }
  const wei = BigInt(whole + fraction.padEnd(decimals, '0'));
  return wei > LARGEST_UINT256 ? 'That is more than a contract can hold in a uint256.' : wei;
}

function inUnit(wei: bigint, unit: 'ether' | 'gwei'): string {
  const digits = wei.toString().padStart(DECIMALS[unit] + 1, '0');
  const point = digits.length - DECIMALS[unit];
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '');
}

/** Turns an amount of ether, gwei or wei into the base-unit string of an access control condition. */
export function WeiConverter(): ReactNode {
  const [amount, setAmount] = useState('0.000001');
  const [unit, setUnit] = useState<Unit>('ether');
  const id = useId();
  const wei = readAmount(amount, unit);

  return (
    <div className={styles.converter} role="group" aria-label="Wei converter">
      <label>
        Amount
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={amount}
          aria-invalid={typeof wei === 'string'}
          aria-describedby={id}
          onChange={(event) => setAmount(event.target.value)}
        />
      </label>
      <label>
        Unit
        <select value={unit} onChange={(event) => setUnit(event.target.value as Unit)}>
          {Object.keys(DECIMALS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <output id={id}>
        {typeof wei === 'string' ? (
          wei
        ) : (
          <>
            <code>{`value: '${wei}'`}</code>
            <span>{`= ${inUnit(wei, 'ether')} ether = ${inUnit(wei, 'gwei')} gwei`}</span>
          </>
        )}
      </output>
    </div>
  );
}
