import type codes from './error-codes.json';

export type NodeErrorCode = keyof typeof codes;

/** The codes with which the SDK refuses conditions before it asks nodes. */
export const SDK_CODES = ['InvalidParamType', 'InvalidAccessControlConditions'] as const;

export type ErrorCode = NodeErrorCode | (typeof SDK_CODES)[number];

/** A refusal that has a code. */
export class NodeError extends Error {
  /** Say what was wrong. */
  readonly details: readonly string[];

  constructor(
    readonly code: NodeErrorCode,
    details: string | readonly string[],
  ) {
    super(`${code}: ${[details].flat().join(' ')}`);
    this.details = [details].flat();
  }
}

/** Throws a refusal unless the condition holds. */
export function check(holds: boolean, code: NodeErrorCode, detail: string): asserts holds {
  if (!holds) throw new NodeError(code, detail);
}

/** Returns what the function returns; whatever it throws becomes a refusal with this code. */
export function orRefuse<T>(code: NodeErrorCode, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof NodeError ? error : new NodeError(code, String(error));
  }
}
