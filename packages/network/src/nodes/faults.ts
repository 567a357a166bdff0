/** Faults of a node; README.md describes each. */
const NODE_FAULTS = [
  'down',
  'slow',
  'wrong-share',
  'wrong-root-key',
  'expired-proof',
  'clock-off',
  'rate-limit',
] as const;
export type NodeFault = (typeof NODE_FAULTS)[number];

const CHAIN_FAULTS = ['chain-unreachable', 'chain-late'] as const;

/** All faults, as the command line and the control address name them. */
export const FAULTS = [...NODE_FAULTS, ...CHAIN_FAULTS];

/** A fault of the chain, or of nodes: of all, or of those with a number or of a network. */
export type Fault =
  | {fault: null}
  | {fault: (typeof CHAIN_FAULTS)[number]}
  | {fault: NodeFault; node?: number; network?: 'cayenne' | 'serrano' | 'jalapeno'};

export function isOfChain(fault: Fault): fault is {fault: (typeof CHAIN_FAULTS)[number]} {
  return CHAIN_FAULTS.includes(fault.fault as never);
}

const TEN_MINUTES = 600_000;
const TWO_MONTHS = 5_184_000_000;
export const SLOW_BY_MS = 3000;

/** The clock of a node with a fault, in milliseconds. */
export function clockOf(fault: NodeFault | undefined, now: number): number {
  return now + (fault === 'clock-off' ? TEN_MINUTES : 0);
}

/** The time by which a node with a fault judges proofs. */
export function proofClockOf(fault: NodeFault | undefined, now: number): number {
  return fault === 'expired-proof' ? now + TWO_MONTHS : clockOf(fault, now);
}
