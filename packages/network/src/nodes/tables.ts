import {cidOf} from './cid';

/** Answers of the world beyond the EVM chain. A request to the control address fills them. */
export class Tables {
  /** Answers of Solana by method and parameters, `:userAddress` already replaced. */
  private readonly solana = new Map<string, unknown>();
  /** Answers of Cosmos chains by path. */
  private readonly cosmos = new Map<string, unknown>();
  /** Events that an address (lower case) has a POAP of. */
  private readonly poaps = new Map<string, Poap[]>();
  /** Code of Lit Actions by IPFS CID. */
  private readonly actions = new Map<string, string>();

  state(): TablesState {
    const {solana, cosmos, poaps, actions} = this;
    return {solana: [...solana], cosmos: [...cosmos], poaps: [...poaps], actions: [...actions]};
  }

  restore(state: TablesState): void {
    const fill = <T>(table: Map<string, T>, entries: [string, T][]) => {
      table.clear();
      for (const entry of entries) table.set(...entry);
    };
    fill(this.solana, state.solana);
    fill(this.cosmos, state.cosmos);
    fill(this.poaps, state.poaps);
    fill(this.actions, state.actions);
  }

  setSolana(method: string, params: readonly unknown[], value: unknown): void {
    this.solana.set(JSON.stringify([method, params]), value);
  }

  getSolana(method: string, params: readonly unknown[]): unknown {
    return this.solana.get(JSON.stringify([method, params]));
  }

  setCosmos(chain: string, path: string, body: unknown): void {
    this.cosmos.set(`${chain} ${path}`, body);
  }

  getCosmos(chain: string, path: string): unknown {
    return this.cosmos.get(`${chain} ${path}`);
  }

  setPoaps(address: string, poaps: Poap[]): void {
    this.poaps.set(address.toLowerCase(), poaps);
  }

  getPoaps(address: string): Poap[] {
    return this.poaps.get(address.toLowerCase()) ?? [];
  }

  /** Keeps the code of an action and returns its CID. Throws RangeError for more than 256 KiB. */
  addFile(code: string): string {
    const cid = cidOf(code);
    this.actions.set(cid, code);
    return cid;
  }

  getAction(cid: string): string | undefined {
    return this.actions.get(cid);
  }
}

/** An event that somebody has a POAP of. */
export interface Poap {
  eventId: number;
  name: string;
}

export interface TablesState {
  solana: [string, unknown][];
  cosmos: [string, unknown][];
  poaps: [string, Poap[]][];
  actions: [string, string][];
}
