import chains from './chains.json';

export type Family = 'evm' | 'solana' | 'cosmos';

const EVM = new Set(chains.evm.split(' '));
const SOLANA = new Set(chains.solana.split(' '));
const COSMOS: Record<string, string | undefined> = chains.cosmos;

/** The family of a chain by the name that the SDK has for it; `undefined` for unknown names. */
export function familyOf(chain: string): Family | undefined {
  if (EVM.has(chain)) return 'evm';
  if (SOLANA.has(chain)) return 'solana';
  return COSMOS[chain] === undefined ? undefined : 'cosmos';
}

/** What addresses of a Cosmos chain begin with. */
export function addressPrefix(chain: string): string {
  return COSMOS[chain] ?? 'cosmos';
}
