import RULES from './node-rules.json';

/** The month that the local network is of, unless told otherwise. */
export const DEFAULT_DATE = '2023-11';

/** The rules of nodes that differ by date, or by whether the old paths are lenient. */
export interface NodeRules {
  expirationRequired: boolean;
  /** Days from the issue of an AuthSig to its end. */
  mostDays: number;
  sessionUriRefused: boolean;
  /** Sessions are held to the resources that they ask for. */
  sessionResourcesChecked: boolean;
}

const isInForce = (name: 'expirationRequired' | 'mostDays' | 'sessionUriRefused', date: string) =>
  date.slice(0, RULES[name].since.length) >= RULES[name].since.slice(0, date.length);

/**
 * The rules at a date.
 *
 * @param date such as `2023-11` or `2024-02-15`
 * @param strict all refusals that are known from any date, and none of the leniency of old paths
 */
export const rulesAt = (date = DEFAULT_DATE, strict = false): NodeRules => ({
  expirationRequired: strict || isInForce('expirationRequired', date),
  mostDays: strict || isInForce('mostDays', date) ? 30 : Infinity,
  sessionUriRefused: strict || isInForce('sessionUriRefused', date),
  sessionResourcesChecked: strict,
});
