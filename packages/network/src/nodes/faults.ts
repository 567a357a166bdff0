/** What can be wrong with a node; README.md says what each does. */
export const NODE_FAULTS = [
  'down',
  'slow',
  'wrong-share',
  'wrong-root-key',
  'expired-proof',
  'clock-off',
  'rate-limit',
] as const;
export type NodeFault = (typeof NODE_FAULTS)[number];

const TEN_MINUTES = 600_000;
const TWO_MONTHS = 5_184_000_000;
export const SLOW_BY_MS = 3000;

/** The clock of a node with a fault, in milliseconds. */
export function clockOf(fault: NodeFault | undefined): number {
  return Date.now() + (fault === 'clock-off' ? TEN_MINUTES : 0);
}

/** The time by which a node with a fault judges proofs. */
export function proofClockOf(fault: NodeFault | undefined): number {
  return fault === 'expired-proof' ? Date.now() + TWO_MONTHS : clockOf(fault);
}
