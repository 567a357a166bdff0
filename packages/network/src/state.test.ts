import {ethers} from 'ethers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {TOKENS} from './chain/addresses';
import {type Network, startNetwork} from './network';

let network: Network;

beforeAll(async () => {
  network = await startNetwork({only: 'cayenne'});
});
afterAll(() => network.stop());

const to = '0x00000000000000000000000000000000000000aa';

async function command(body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(network.control, {method: 'POST', body: JSON.stringify(body)});
  return {status: response.status, ...((await response.json()) as Record<string, unknown>)};
}

const get = async (path: string): Promise<unknown> =>
  (await fetch(`${network.control}${path}`)).json();

const balanceOn = async (rpc: string) => {
  const provider = new ethers.providers.StaticJsonRpcProvider(rpc);
  const abi = ['function balanceOf(address) view returns (uint256)'];
  const token = new ethers.Contract(TOKENS.erc20, abi, provider);
  return String(await (token.balanceOf as (owner: string) => Promise<unknown>)(to));
};
const balance = () => balanceOn(network.rpc);

it('gives tokens, and goes back to a snapshot of chain and nodes', async () => {
  const {cid} = await command({ipfs: 'first'});
  const {snapshot} = await command({snapshot: true});
  await command({give: 'erc20', to, amount: 5});
  const {cid: later} = await command({ipfs: 'second'});
  expect(await balance()).toBe('5');
  expect(await command({revert: snapshot})).toEqual({status: 200});
  expect(await balance()).toBe('0');
  const {tables} = await network.state.dump();
  expect(tables.actions.map(([name]) => name)).toEqual([cid]);
  expect(later).not.toBe(cid);
  expect(await command({revert: snapshot})).toEqual({
    status: 400,
    error: `There is no snapshot ${String(snapshot)}.`,
  });
});

it('goes on from a state in another network', async () => {
  await command({give: 'erc20', to, amount: 7});
  const state = (await get('/state')) as NonNullable<Parameters<typeof startNetwork>[0]>['state'];
  const other = await startNetwork({only: 'jalapeno', ...(state && {state})});
  expect(await balanceOn(other.rpc)).toBe('7');
  await other.stop();
  await command({reset: true});
  expect(await balance()).toBe('0');
});

it('has one time for nodes, chain and tokens', async () => {
  const accessToken = await network.tokens.issue('google', {user: 'ann'});
  const time = new Date(Date.now() + 24 * 3_600_000).toISOString();
  expect(await command({time})).toEqual({status: 200});
  await expect(network.tokens.verifyAuthMethod({authMethodType: 6, accessToken})).rejects.toThrow(
    '"exp" claim timestamp check failed',
  );
  const block = await new ethers.providers.StaticJsonRpcProvider(network.rpc).getBlock('latest');
  expect(Math.abs(block.timestamp - Date.parse(time) / 1000)).toBeLessThan(60);
  await command({reset: true});
  expect(await command({time: 'tomorrow'})).toEqual({
    status: 400,
    error: 'time is "tomorrow", not a date of ISO 8601.',
  });
});

it.each([
  [{give: 'gold', to}, 'give is "gold", not one of erc20, erc721, erc1155, member.'],
  [{give: 'erc20', to: 'ann'}, 'to is "ann", not an address.'],
])('refuses %j', async (gift, error) => {
  expect(await command(gift)).toEqual({status: 400, error});
});

it.each(['erc721', 'erc1155', 'member'] as const)('gives an %s', async (kind) => {
  expect(await command({give: kind, to, contract: `0x${'7'.repeat(40)}`})).toEqual({status: 200});
});

it('says that it is up, and what it was asked', async () => {
  expect(await get('/health')).toMatchObject({status: 'up', rpc: network.rpc});
  await fetch(`${network.v3.bootstrapUrls[1]!}/web/nothing`, {
    method: 'POST',
    headers: {'x-request-id': 'lit_7'},
  });
  const entries = (await get('/requests')) as object[];
  expect(entries.at(-1)).toMatchObject({
    ...{to: 'cayenne', node: 2, path: '/web/nothing', status: 404, id: 'lit_7'},
  });
});
