import {ethers} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startChain, type Chain} from '../chain/chain';
import {createWallet, type TestWallet} from './wallet';

let chain: Chain;
let wallet: TestWallet;
let provider: ethers.providers.Web3Provider;

beforeAll(async () => {
  chain = await startChain();
});

afterAll(() => chain.stop());

beforeEach(() => {
  wallet = createWallet({accounts: chain.accounts, rpcUrl: chain.url});
  provider = new ethers.providers.Web3Provider(wallet, 'any');
});

const connect = () => provider.send('eth_requestAccounts', []);
const [first, second] = [0, 1];

describe('the wallet', () => {
  it('shows its account once the user has approved', async () => {
    expect(await provider.listAccounts()).toEqual([]);
    wallet.refuse();
    await expect(connect()).rejects.toMatchObject({code: 4001});
    wallet.refuse(false);
    await wallet.enable();
    expect(await provider.listAccounts()).toEqual([chain.accounts[first]!.address]);
  });

  it('signs texts and typed data', async () => {
    await connect();
    const signer = provider.getSigner();
    const {address} = chain.accounts[first]!;
    const text = 'I am Ann';
    expect(ethers.utils.verifyMessage(text, await signer.signMessage(text))).toBe(address);
    const types = {Mail: [{name: 'to', type: 'string'}]};
    const signature = await signer._signTypedData({name: 'Test'}, types, {to: 'Ann'});
    expect(ethers.utils.verifyTypedData({name: 'Test'}, types, {to: 'Ann'}, signature)).toBe(
      address,
    );
  });

  it('signs nothing that the user refuses, nor before it is connected', async () => {
    const params = ['0x41', chain.accounts[first]!.address];
    await expect(wallet.request({method: 'personal_sign', params})).rejects.toMatchObject({
      code: 4100,
    });
    await connect();
    wallet.refuse();
    await expect(provider.getSigner().signMessage('x')).rejects.toMatchObject({code: 4001});
  });

  it('sends transactions', async () => {
    await connect();
    const to = chain.accounts[second]!.address;
    const before = await provider.getBalance(to);
    const sent = await provider.getSigner().sendTransaction({to, value: 5});
    await provider.waitForTransaction(sent.hash);
    expect((await provider.getBalance(to)).sub(before).toNumber()).toBe(5);
  });

  it('changes account and chain by command, and tells the page', async () => {
    const told: unknown[] = [];
    wallet.on('accountsChanged', (accounts) => told.push(accounts));
    wallet.on('chainChanged', (chainId) => told.push(chainId));
    await connect();
    wallet.selectAccount(second);
    wallet.selectChain('0x89');
    const address = chain.accounts[second]!.address;
    expect(told).toEqual([[address.toLowerCase()], '0x89']);
    expect(await provider.getSigner().getAddress()).toBe(address);
    expect((await provider.getNetwork()).chainId).toBe(137);
  });

  it('switches to chains that it knows or is told of', async () => {
    expect(await wallet.request({method: 'eth_chainId'})).toBe('0x2ac49');
    const params = [{chainId: '0x89'}];
    await expect(provider.send('wallet_switchEthereumChain', params)).rejects.toMatchObject({
      code: 4902,
    });
    await provider.send('wallet_addEthereumChain', params);
    expect(await wallet.request({method: 'eth_chainId'})).toBe('0x89');
    wallet.refuse();
    const back = [{chainId: '0x1'}];
    await expect(provider.send('wallet_switchEthereumChain', back)).rejects.toMatchObject({
      code: 4001,
    });
  });
});
