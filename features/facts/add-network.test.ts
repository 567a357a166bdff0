// @vitest-environment happy-dom
import {screen} from '@testing-library/dom';
import {toHtml} from 'hast-util-to-html';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {chainOf} from '../../packages/sdk-facts/facts/chains';
import {releaseOf} from '../../packages/sdk-facts/release';
import {addNetwork} from './add-network.client';
import {addNetworkButton, addNetworkData} from './wallet-button';

const {network} = addNetworkData(chainOf(releaseOf('v3'), 'chronicleTestnet'));

const CHRONICLE = 'Chronicle - Lit Protocol Testnet';
const BY_HAND = 'Type the values by hand.';

type Answers = Record<string, () => unknown>;

/** A wallet that answers each method as told, and remembers what it was asked. */
function installWallet(answers: Answers): {method: string; params?: unknown}[] {
  const asked: {method: string; params?: unknown}[] = [];
  vi.stubGlobal('ethereum', {
    request: (call: {method: string}) => {
      asked.push(call);
      return Promise.resolve().then(() => answers[call.method]?.());
    },
  });
  return asked;
}

const fail = (error: unknown) => () => {
  throw error;
};

const message = () => screen.getByRole('status').textContent;

async function press(): Promise<void> {
  await addNetwork(screen.getByRole('button'));
}

beforeEach(() => {
  document.body.innerHTML = toHtml(addNetworkButton({network, valuesId: 'values'}));
});

afterEach(() => vi.unstubAllGlobals());

describe('the button', () => {
  it('names the network and says nothing yet', () => {
    expect(screen.getByRole('button').textContent).toBe(`Add to your wallet: ${CHRONICLE}`);
    expect(message()).toBe('');
  });

  it('asks the wallet for the values of the release', async () => {
    const asked = installWallet({eth_chainId: () => '0x1', wallet_addEthereumChain: () => null});
    await press();
    expect(asked).toEqual([
      {method: 'eth_chainId'},
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0x2ac49',
            chainName: CHRONICLE,
            nativeCurrency: {name: 'LIT', symbol: 'LIT', decimals: 18},
            rpcUrls: ['https://chain-rpc.litprotocol.com/http'],
            blockExplorerUrls: ['https://chain.litprotocol.com/'],
          },
        ],
      },
    ]);
    expect(message()).toBe(`${CHRONICLE} is in your wallet now.`);
  });

  it('says that the wallet waits for an answer', async () => {
    let resolve: (value: null) => void = () => undefined;
    const promise = new Promise<null>((settle) => (resolve = settle));
    // It does not say either where it is.
    installWallet({eth_chainId: fail({code: 4900}), wallet_addEthereumChain: () => promise});
    const pressed = press();
    await expect.poll(message).toContain('Your wallet asks you to confirm.');
    resolve(null);
    await pressed;
    expect(message()).toBe(`${CHRONICLE} is in your wallet now.`);
  });

  it('asks for nothing where the wallet is on the network', async () => {
    const asked = installWallet({eth_chainId: () => '0x2AC49'});
    await press();
    expect(asked).toHaveLength(1);
    expect(message()).toBe(`Your wallet is on ${CHRONICLE} already.`);
  });
});

describe('what a reader is told', () => {
  it('without a wallet leads to the values', async () => {
    await press();
    expect(message()).toBe(
      `No wallet was found in this browser. Install one and load this page again. ${BY_HAND}`,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('#values');
  });

  const declined = 'You declined in your wallet, so nothing has changed.';
  const refused = `Your wallet does not let websites add networks. ${BY_HAND}`;
  const waiting = 'A request is waiting in your wallet already. Open the wallet and answer it.';
  const known = `Your wallet has ${CHRONICLE} already. Choose it in the wallet.`;
  const within = {code: -32603, message: 'Internal', data: {originalError: {code: 4001}}};

  it.each([
    ['is declined', {code: 4001, message: 'User rejected'}, declined],
    ['waits already', {code: -32002, message: 'Already processing'}, waiting],
    ['is unknown to the wallet', {code: 4200, message: 'x'}, refused],
    ['is no method', {code: -32601, message: 'x'}, refused],
    ['is for a known network', {code: -32603, message: 'Chain has already been added'}, known],
    ['fails for a reason within', within, declined],
    [
      'fails otherwise',
      {code: -32602, message: 'Expected an RPC URL.'},
      `Your wallet could not add it: Expected an RPC URL. ${BY_HAND}`,
    ],
    ['fails with text', 'no room', `Your wallet could not add it: no room. ${BY_HAND}`],
    ['fails with nothing', undefined, `Your wallet could not add it. ${BY_HAND}`],
    ['fails without a message', {}, `Your wallet could not add it. ${BY_HAND}`],
  ])('when the request %s', async (_what, error, line) => {
    installWallet({wallet_addEthereumChain: fail(error)});
    await press();
    expect(message()).toBe(line);
  });

  it('is forgotten at the next press', async () => {
    installWallet({wallet_addEthereumChain: fail({code: 4200})});
    await press();
    installWallet({wallet_addEthereumChain: () => null});
    await press();
    expect(message()).toBe(`${CHRONICLE} is in your wallet now.`);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a chain', () => {
  it.each(['ethereum', 'solana', 'cosmos'])('%s is nothing to add to a wallet', (key) => {
    expect(() => addNetworkData(chainOf(releaseOf('v3'), key))).toThrow('cannot be added');
  });
});
