import type {Chain} from './chain/chain';
import type {Clock} from './clock';
import type {NodeNetwork, StoredCondition} from './nodes/node-network';
import type {Tables, TablesState} from './nodes/tables';

interface Parts {
  chain: Chain;
  clock: Clock;
  tables: Tables;
  networks: readonly NodeNetwork[];
}

/** Everything but faults, tokens and addresses. */
export interface NetworkState {
  /** As anvil dumps it, hex. */
  chain: string;
  /** The clock's offset from the system clock, in milliseconds. */
  offset: number;
  tables: TablesState;
  /** Conditions of release 2, by network. */
  stored: Record<string, [place: string, StoredCondition][]>;
}

type Kept = Omit<NetworkState, 'chain'>;

/** The state of chain and nodes together. */
export class StateKeeper {
  private readonly snapshots = new Map<string, Kept>();
  private start = '';

  constructor(private readonly parts: Parts) {}

  /** Takes the state to which `reset` goes back. */
  async begin(): Promise<void> {
    this.start = await this.snapshot();
  }

  /** @returns an id for `revert` */
  async snapshot(): Promise<string> {
    const id = await this.parts.chain.request<string>('evm_snapshot', []);
    this.snapshots.set(id, this.kept());
    return id;
  }

  /**
   * Goes back to a snapshot, which is used up by it, as are later ones.
   * @throws RangeError for an unknown one
   */
  async revert(id: string): Promise<void> {
    const kept = this.snapshots.get(id);
    if (!kept || !(await this.parts.chain.request<boolean>('evm_revert', [id]))) {
      throw new RangeError(`There is no snapshot ${id}.`);
    }
    for (const other of this.snapshots.keys()) {
      if (BigInt(other) >= BigInt(id)) this.snapshots.delete(other);
    }
    this.restore(kept);
  }

  /** Goes back to the start, without faults. */
  async reset(): Promise<void> {
    this.parts.chain.setFault(null);
    for (const network of this.parts.networks) network.reset();
    await this.revert(this.start);
    await this.begin();
  }

  async dump(): Promise<NetworkState> {
    return {chain: await this.parts.chain.request('anvil_dumpState', []), ...this.kept()};
  }

  async load({chain, ...kept}: NetworkState): Promise<void> {
    await this.parts.chain.request('anvil_loadState', [chain]);
    this.restore(kept);
  }

  /** Sets the clock of nodes, chain and tokens. */
  async setTime(time: number): Promise<void> {
    await this.parts.chain.request('evm_setTime', [Math.floor(time / 1000)]);
    await this.parts.chain.request('evm_mine', []);
    this.parts.clock.offset = time - Date.now();
  }

  private kept(): Kept {
    const {clock, tables, networks} = this.parts;
    const stored = Object.fromEntries(
      networks.map((network) => [network.spec.name, network.storedConditions()]),
    );
    return {offset: clock.offset, tables: tables.state(), stored};
  }

  private restore({offset, tables, stored}: Kept): void {
    this.parts.clock.offset = offset;
    this.parts.tables.restore(tables);
    for (const network of this.parts.networks) network.restore(stored[network.spec.name] ?? []);
  }
}
