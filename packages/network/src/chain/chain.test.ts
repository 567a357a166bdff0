import {createRequire} from 'node:module';
import path from 'node:path';
import type {ethers as Ethers} from 'ethers';
import {ethers} from 'ethers';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {derivePublicKey} from '../nodes/hd-keys';
import {ADDRESSES, TOKENS} from './addresses';
import {startChain, type Chain} from './chain';
import {sourceHash} from './compile';
import compiled from './contracts.json';

const CID = 'QmRwN9GKHvCn4Vk7biqtr6adjXMs7PzzYPCzNCRjPFiDjm';
const ROOTS = [
  '02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
  '02f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9',
];

type Methods<Result> = Record<string, (...args: unknown[]) => Promise<Result>>;

interface Sent {
  wait(): Promise<{events: {event: string}[]}>;
}

interface Contract {
  read: Methods<unknown>;
  write: Methods<Sent>;
}

/** Return value of a transaction, without sending it. */
const returned = ({write}: Contract, name: string, ...args: unknown[]) =>
  (write as unknown as {callStatic: Methods<Ethers.BigNumber>}).callStatic[name]!(...args);

interface LitContracts {
  connect(): Promise<void>;
  mintWithAuth(params: object): Promise<{pkp: {tokenId: string; ethAddress: string}}>;
  utils: {getBytesFromMultihash(cid: string): string; hexToDec(hex: string): string};
  pkpNftContract: Contract;
  pkpHelperContract: Contract;
  pkpPermissionsContract: Contract;
  pubkeyRouterContract: Contract;
  rateLimitNftContract: Contract;
  [utils: string]: unknown;
}

interface Utils {
  read: Methods<unknown>;
  write: Methods<unknown>;
}

/** The contracts as the SDK of a release has them. */
async function contractsOf(release: 2 | 3, chain: Chain, account = 0): Promise<LitContracts> {
  const sdk = createRequire(path.resolve(`sdk/v${release}/package.json`));
  const {LitContracts} = sdk('@lit-protocol/contracts-sdk') as {
    LitContracts: new (options: object) => LitContracts;
  };
  const {ethers: own} = sdk('ethers') as {ethers: typeof Ethers};
  const provider = new own.providers.StaticJsonRpcProvider(chain.url, 175177);
  provider.pollingInterval = 20;
  const signer = new own.Wallet(chain.accounts[account]!.privateKey, provider);
  const contracts = new LitContracts({signer, rpc: chain.url});
  await contracts.connect();
  return contracts;
}

let chain: Chain;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  chain = await startChain({rootPublicKeys: ROOTS});
});

afterAll(() => chain.stop());

it('has compiled the contracts as they are now', () => {
  // `npx tsx packages/network/src/chain/compile.ts` compiles them.
  expect(compiled.source).toBe(sourceHash());
});

describe.each([2, 3] as const)('the contracts-sdk of release %i', (release) => {
  let contracts: LitContracts;
  let nft: Utils;
  let permissions: Utils;

  beforeAll(async () => {
    contracts = await contractsOf(release, chain);
    const plural = release === 2 ? '' : 's';
    nft = contracts[`pkpNftContractUtil${plural}`] as Utils;
    permissions = contracts[`pkpPermissionsContractUtil${plural}`] as Utils;
  });

  const mint = async (): Promise<string> =>
    ((await nft.write.mint!()) as {tokenId: string}).tokenId;

  it('mints a key that the nodes derive too', async () => {
    const data = ethers.utils.id('getNextDerivedKeyId()').slice(0, 10);
    const to = ADDRESSES[release].nft;
    const keyId = await chain.request<string>('eth_call', [{to, data}, 'latest']);
    const tokenId = await mint();
    const publicKey = derivePublicKey(ROOTS, keyId);
    const {read} = contracts.pkpNftContract;
    expect(await read.getPubkey!(tokenId)).toBe(`0x${publicKey}`);
    expect(await contracts.pubkeyRouterContract.read.getPubkey!(tokenId)).toBe(`0x${publicKey}`);
    expect(tokenId).toBe(ethers.utils.keccak256(`0x${publicKey}`));
    expect(await read.getEthAddress!(tokenId)).toBe(ethers.utils.computeAddress(`0x${publicKey}`));
    expect(await read.ownerOf!(tokenId)).toBe(chain.accounts[0]!.address);
    const routing = (await contracts.pubkeyRouterContract.read.getRoutingData!(tokenId)) as {
      pubkey: string;
    };
    expect(routing.pubkey).toBe(`0x${publicKey}`);
  });

  it('refuses another payment than the mint cost', async () => {
    const {write} = contracts.pkpNftContract;
    await expect(write.mintNext!(2, {value: 2})).rejects.toThrow('You must pay exactly mint cost');
  });

  it('lists, transfers and burns', async () => {
    const tokenId = await mint();
    const [owner, other] = chain.accounts.map(({address}) => address);
    const {read, write} = contracts.pkpNftContract;
    const decimal = ethers.BigNumber.from(tokenId).toString();
    expect(await nft.read.getTokensByAddress!(owner)).toContain(decimal);
    await (await write.transferFrom!(owner, other, tokenId)).wait();
    expect(await nft.read.getTokensByAddress!(other)).toContain(decimal);
    await expect(write.burn!(tokenId)).rejects.toThrow('caller is not token owner or approved');
    const others = await contractsOf(release, chain, 1);
    await (await others.pkpNftContract.write.burn!(tokenId)).wait();
    expect(await read.exists!(tokenId)).toBe(false);
    await expect(read.ownerOf!(tokenId)).rejects.toThrow('ERC721: invalid token ID');
  });

  it('adds and removes permissions', async () => {
    const tokenId = await mint();
    const [owner, other] = chain.accounts.map(({address}) => address);
    const decimal = contracts.utils.hexToDec(tokenId);
    const bytes = contracts.utils.getBytesFromMultihash(CID);
    const {read, write} = contracts.pkpPermissionsContract;

    /** The chain mines on its own: a read right after sending may still see the block before. */
    const mined = async (sent: Promise<unknown>) =>
      ((await sent) as {wait(): Promise<{events: {event: string}[]}>}).wait();
    const {events} = await mined(permissions.write.addPermittedAction!(tokenId, CID));
    expect(events.at(-1)!.event).toBe('PermittedAuthMethodAdded');
    expect(await permissions.read.isPermittedAction!(tokenId, CID)).toBe(true);
    expect(await permissions.read.getPermittedActions!(tokenId)).toEqual([bytes]);
    const scope = await read.isPermittedAuthMethodScopePresent!(tokenId, 2, bytes, 1);
    expect(scope).toBe(release === 3);

    await mined(permissions.write.addPermittedAddress!(tokenId, other));
    expect(await permissions.read.isPermittedAddress!(decimal, other)).toBe(true);
    expect(await permissions.read.getPermittedAddresses!(tokenId)).toEqual([owner, other]);

    await mined(permissions.write.revokePermittedAction!(tokenId, CID));
    expect(await read.isPermittedAction!(tokenId, bytes)).toBe(false);

    const id = ethers.utils.id('user:app');
    await mined(write.addPermittedAuthMethod!(tokenId, [6, id, '0x'], [1, 2]));
    expect(await read.getPermittedAuthMethodScopes!(tokenId, 6, id, 4)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const [found] = (await read.getTokenIdsForAuthMethod!(6, id)) as Ethers.BigNumber[];
    expect(found!.eq(tokenId)).toBe(true);

    const others = await contractsOf(release, chain, 1);
    await expect(
      others.pkpPermissionsContract.write.removePermittedAuthMethod!(tokenId, 6, id),
    ).rejects.toThrow('Not PKP NFT owner');
  });

  it('mints, grants and burns', async () => {
    const {read, write} = contracts.pkpNftContract;
    const bytes = contracts.utils.getBytesFromMultihash(CID);
    const args = [2, bytes, {value: await read.mintCost!()}];
    const tokenId = await returned(contracts.pkpNftContract, 'mintGrantAndBurnNext', ...args);
    await (await write.mintGrantAndBurnNext!(...args)).wait();
    expect(await read.exists!(tokenId)).toBe(false);
    const permitted = contracts.pkpPermissionsContract.read;
    expect(await permitted.getPermittedActions!(tokenId)).toEqual([bytes]);
    expect(await permitted.getPermittedAddresses!(tokenId)).toEqual([]);
  });

  it('mints through the helper for an auth method, to the key itself', async () => {
    const id = ethers.utils.id(`release ${release}`);
    const cost = await contracts.pkpNftContract.read.mintCost!();
    const {write} = contracts.pkpHelperContract;
    const args = [2, [6], [id], ['0x'], [[1]], true, true, {value: cost}] as const;
    await (await write.mintNextAndAddAuthMethods!(...args)).wait();
    const {read} = contracts.pkpPermissionsContract;
    const [tokenId] = (await read.getTokenIdsForAuthMethod!(6, id)) as Ethers.BigNumber[];
    const address = await contracts.pkpNftContract.read.getEthAddress!(tokenId);
    expect(await contracts.pkpNftContract.read.ownerOf!(tokenId)).toBe(address);
    expect(await read.getPermittedAddresses!(tokenId)).toEqual([address, address]);
    await expect(
      write.mintNextAndAddAuthMethods!(2, [6], [], [], [], true, true, {value: cost}),
    ).rejects.toThrow('array lengths must match');
  });

  it('mints through the helper with actions and addresses', async () => {
    const cost = await contracts.pkpNftContract.read.mintCost!();
    const {write} = contracts.pkpHelperContract;
    const other = chain.accounts[2]!.address;
    const bytes = contracts.utils.getBytesFromMultihash(CID);
    const methods = [[bytes], [[1]], [other], [[1]], [], [], [], []];
    const args = [2, ...methods, false, false, {value: cost}];
    const name = 'mintNextAndAddAuthMethodsWithTypes';
    const tokenId = await returned(contracts.pkpHelperContract, name, ...args);
    await (await write[name]!(...args)).wait();
    const {read} = contracts.pkpPermissionsContract;
    const owner = chain.accounts[0]!.address;
    expect(await read.getPermittedAddresses!(tokenId)).toEqual([owner, other]);
    expect(await read.getPermittedActions!(tokenId)).toEqual([bytes]);
  });

  it('sells capacity', async () => {
    const {read, write} = contracts.rateLimitNftContract;
    const midnight = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400;
    const value = await read.calculateCost!(20, midnight);
    await (await write.mint!(midnight, {value})).wait();
    const tokenId = await read.tokenOfOwnerByIndex!(chain.accounts[0]!.address, 0);
    const capacity = (await read.capacity!(tokenId)) as Ethers.BigNumber[];
    expect(capacity.map(Number)).toEqual([20, midnight]);
    expect(await read.isExpired!(tokenId)).toBe(false);
    const utils = contracts[`rateLimitNftContractUtil${release === 2 ? '' : 's'}`] as Utils;
    expect(await utils.read.getTokens!()).toHaveLength(1);
    await expect(write.mint!(midnight + 1, {value})).rejects.toThrow('midnight');
  });
});

describe('what release 3 adds', () => {
  const ID = ethers.utils.id('google user');

  it('mints with an auth method', async () => {
    const contracts = await contractsOf(3, chain);
    const accessToken = JSON.stringify({address: chain.accounts[3]!.address});
    const authMethod = {authMethodType: 1, accessToken};
    const {pkp} = await contracts.mintWithAuth({authMethod, scopes: [1]});
    const owner = await contracts.pkpNftContract.read.ownerOf!(pkp.tokenId);
    expect(owner).toBe(pkp.ethAddress);
  });

  it('claims a key with signatures of two of three nodes', async () => {
    const nodes = [1, 2, 3].map((n) => new ethers.Wallet(ethers.utils.hexZeroPad(`0x${n}`, 32)));
    const guarded = await startChain({
      rootPublicKeys: ROOTS,
      nodeAddresses: nodes.map(({address}) => address),
    });
    const contracts = await contractsOf(3, guarded);
    const {write} = contracts.pkpNftContractUtils as Utils;
    const signatures = await Promise.all(
      nodes.slice(1).map(async (node) => {
        const {r, s, v} = ethers.utils.splitSignature(
          await node.signMessage(ethers.utils.arrayify(ID)),
        );
        return {r, s, v};
      }),
    );
    await expect(write.claimAndMint!(ID, signatures.slice(1))).rejects.toThrow('too few');
    await expect(write.claimAndMint!(ID, [signatures[0], signatures[0]])).rejects.toThrow(
      'too few',
    );
    const {tokenId} = (await write.claimAndMint!(ID, signatures)) as {tokenId: string};
    expect(tokenId).toBe(ethers.utils.keccak256(`0x${derivePublicKey(ROOTS, ID)}`));
    await guarded.stop();
  });
});

describe('the chain', () => {
  it('lets time pass, and sends for its accounts', async () => {
    const provider = new ethers.providers.StaticJsonRpcProvider(chain.url, 175177);
    const before = await provider.getBlock('latest');
    await chain.request('evm_increaseTime', [3600]);
    await chain.request('evm_mine', []);
    const after = await provider.getBlock('latest');
    expect(after.timestamp - before.timestamp).toBeGreaterThanOrEqual(3600);
    const [from, to] = chain.accounts.map(({address}) => address);
    const token = new ethers.Contract(
      TOKENS.erc20,
      ['function mint(address, uint256)', 'function balanceOf(address) view returns (uint256)'],
      provider.getSigner(from),
    );
    const {mint, balanceOf} = token as unknown as Methods<unknown>;
    await mint!(to, 5);
    // The transaction is sent, and mined a moment later.
    await expect.poll(async () => Number(await balanceOf!(to)), {timeout: 30_000}).toBe(5);
  });

  it('says when its port is taken', async () => {
    const port = Number(new URL(chain.url).port);
    await expect(startChain({port})).rejects.toThrow('EADDRINUSE');
  });

  it('can be out of reach, and comes back', async () => {
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
    chain.setFault('unreachable');
    await expect(fetch(chain.url, {method: 'POST', body})).rejects.toThrow();
    expect(await chain.request('eth_chainId', [])).toBe('0x2ac49');
    chain.setFault(null);
    const response = await fetch(chain.url, {method: 'POST', body});
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({result: '0x2ac49'});
  });
});
