import {createHash} from 'node:crypto';
import {ethers} from 'ethers';
import {type ClientOptions, type Network, startNetwork} from 'lit-local-network';
import type {AuthSig} from 'lit-local-network/proof-checks';
import {
  connectClient,
  connectContracts,
  requireSdk,
  type Sdk,
  signIn,
} from 'lit-local-network/testing';
import type {DocsVersion} from '../../../site/versions';
import {releaseOf} from '../release';

export type NetworkName = 'cayenne' | 'serrano' | 'jalapeno';

/** Fixtures for the provocations of one release. */
export interface Stage {
  release: 2 | 3;
  network: Network;
  /** Clients of the networks that the release connects to. */
  clients: Partial<Record<NetworkName, Sdk>>;
  /** Of the network that signs: Cayenne or Serrano. */
  client: Sdk;
  /** One that never connects. */
  unconnected: Sdk;
  /** Meets all conditions, and owns the PKP. */
  owner: ethers.Wallet;
  stranger: ethers.Wallet;
  authSig: AuthSig;
  strangerSig: AuthSig;
  pkp: string;
  /** A package of the release, by its name behind `@lit-protocol/`. */
  load: (name: string) => Sdk;
}

/** A version without an entry is an error of the compiler: none is taken for another. */
const RELEASES: Readonly<Record<DocsVersion, Stage['release']>> = {v3: 3, v2: 2};

/** Options for a client that asks no more nodes than it must: refusals of six say as much as ten. */
const fewest = (options: ClientOptions): ClientOptions => ({
  ...options,
  bootstrapUrls: options.bootstrapUrls.slice(0, options.minNodeCount),
});

/** Starts a local network, and connects clients of a release to it. */
export async function setStage(version: DocsVersion): Promise<Stage> {
  const release = RELEASES[version];
  const network = await startNetwork();
  const [owner, stranger] = network.accounts.map(
    ({privateKey}) => new ethers.Wallet(privateKey),
  ) as [ethers.Wallet, ethers.Wallet];
  const load = (name: string): Sdk => releaseOf(version).load<Sdk>(`@lit-protocol/${name}`);
  const clients: Stage['clients'] =
    release === 3
      ? {cayenne: await connectClient(3, network.v3)}
      : {
          serrano: await connectClient(2, fewest(network.v2)),
          jalapeno: await connectClient(2, fewest(network.v2Jalapeno)),
        };
  const contracts = await connectContracts(release, network.rpc, owner);
  const tokenId =
    release === 3
      ? (await contracts.pkpNftContractUtils.write.mint()).pkp.tokenId
      : (await contracts.pkpNftContractUtil.write.mint()).tokenId;
  return {
    release,
    network,
    clients,
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- a client of either release
    client: clients.cayenne ?? clients.serrano,
    unconnected: new (requireSdk(release, 'lit-node-client').LitNodeClient)(
      release === 3 ? network.v3 : network.v2,
    ),
    owner,
    stranger,
    authSig: await signIn(owner),
    strangerSig: await signIn(stranger),
    pkp: await contracts.pkpNftContract.read.getPubkey(tokenId),
    load,
  };
}

/** Uses of tokens. */
export const RESOURCE = {baseUrl: 'example.org', path: '/', orgId: '', role: '', extraData: ''};

/** Something thrown, as the table of errors describes it. */
export interface Thrown {
  code?: string;
  kind?: string;
  status?: number;
  message: string;
  /** Of what class it is, `object` or `string` if of none. */
  form: string;
}

interface Caught {
  errorCode?: string;
  /** Of errors that are not the SDK's own. */
  code?: string | number;
  errorKind?: string;
  status?: number;
  message: string;
}

/** Reads from something thrown what the table says of it. */
export function describeThrown(error: unknown): Thrown {
  if (typeof error === 'string') return {form: 'string', message: error};
  const {errorCode, code, errorKind, status, message} = error as Caught;
  // That of a DOMException is a number from the time before names.
  const id = error instanceof DOMException ? undefined : (errorCode ?? code);
  return {
    form: error instanceof Error ? error.name : 'object',
    ...(id !== undefined && {code: String(id)}),
    ...(errorKind !== undefined && {kind: errorKind}),
    ...(status !== undefined && {status}),
    message,
  };
}

export const sha256 = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex');

/** Calls that throw, by what they do wrong. */
export type Provocations = Record<string, () => unknown>;
