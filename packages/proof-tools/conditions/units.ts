import {formatUnits as toWhole, parseUnits as toBase} from 'ethers/lib/utils';

/** Far more digits than a uint256 has. */
const LONGEST = 120;

function converted(text: string, convert: (text: string) => unknown): string | undefined {
  try {
    return text.length > LONGEST ? undefined : String(convert(text));
  } catch {
    return undefined;
  }
}

/** An amount of base units in whole units: `1.0`, `0.00001`. Undefined for what is no whole number. */
export const formatUnits = (value: unknown, decimals: number): string | undefined =>
  converted(String(value), (text) => toWhole(text, decimals));

/** Base units for an amount of whole units. Undefined for what is no amount or has more decimal places than the unit. */
export const parseUnits = (amount: string, decimals: number): string | undefined =>
  converted(amount.trim(), (text) => toBase(text, decimals));
