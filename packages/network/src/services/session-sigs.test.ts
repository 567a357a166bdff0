import {ethers} from 'ethers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type Network, startNetwork} from '../network';
import {type Client, connectClient} from '../testing/sdk';

let network: Network;
let client: Client;

beforeAll(async () => {
  // The strictest rules: every resource has to be asked for and granted.
  network = await startNetwork({
    only: 'cayenne',
    strict: true,
    fetches: {'https://api.example.org/price': {price: 5}},
  });
  client = await connectClient(3, network.v3);
});
afterAll(() => network.stop());

it('signs sessions that sign with a PKP and run actions, whose fetch a table answers', async () => {
  const response = await fetch(`${network.control}/proofs`);
  const [{v3SessionSigs: sessionSigs}] = (await response.json()) as [{v3SessionSigs: object}];
  const {publicKey, address} = await network.mintPkp({scope: 1});
  const toSign = ethers.utils.arrayify(ethers.utils.id('hello'));
  const {signature} = await client.pkpSign({toSign, pubKey: publicKey, sessionSigs});
  expect(ethers.utils.recoverAddress(toSign, signature)).toBe(address);
  const code = `(async () => {
    const {price} = await (await fetch('https://api.example.org/price')).json();
    Lit.Actions.setResponse({response: JSON.stringify({price})});
  })();`;
  const result = await client.executeJs({code, sessionSigs, jsParams: {}});
  expect(JSON.parse(String(result.response))).toEqual({price: 5});
});
