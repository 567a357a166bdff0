/** Far more digits than a uint256 has. */
const LONGEST = 120;

/**
 * An amount of base units in whole units, as ethers 5 writes it: `1.0`, `0.00001`.
 *
 * @param value decimal or hex digits with an optional sign
 * @returns undefined for what is no whole number
 */
export function formatUnits(value: unknown, decimals: number): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  const [, sign = '', digits] = /^(-?)(\d+|0x[\da-fA-F]+)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const amount = BigInt(digits);
  const padded = amount.toString().padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals);
  const fraction = padded.slice(padded.length - decimals).replace(/0+$/, '');
  const written = decimals === 0 ? whole : `${whole}.${fraction || '0'}`;
  return amount === 0n ? written : `${sign}${written}`;
}

/**
 * Base units for an amount of whole units.
 *
 * @returns digits; undefined for what is no amount or has more decimal places than the unit
 */
export function parseUnits(amount: string, decimals: number): string | undefined {
  const text = amount.trim();
  const [match, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  if (!match || text === '.' || text.length > LONGEST || fraction.length > decimals) {
    return undefined;
  }
  return BigInt(whole + fraction.padEnd(decimals, '0')).toString();
}
