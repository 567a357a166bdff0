// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a global of samples, not of this project
/// <reference path="../ambient/local-network.d.ts" />
import type {NetworkAddresses} from 'lit-local-network';
import {TOKENS} from 'lit-local-network/addresses';

/** `mint(address,uint256)`, and with the id before the amount `mint(address,uint256,uint256)`. */
const MINT = '0x40c10f19';
const MINT_OF_ID = '0x156e29f6';

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0');

/** The global `localNetwork` of hidden lines; see ambient/local-network.d.ts. */
export function networkApi({rpc, relay, control, accounts}: NetworkAddresses): typeof localNetwork {
  async function post<Answer>(url: string, body: unknown): Promise<Answer> {
    const headers = {'content-type': 'application/json'};
    const response = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
    const answer = (await response.json()) as Answer & {error?: string | {message: string}};
    if (answer.error) {
      throw new Error(typeof answer.error === 'string' ? answer.error : answer.error.message);
    }
    return answer;
  }
  async function chain(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const {result} = await post<{result: unknown}>(rpc, {jsonrpc: '2.0', id: 1, method, params});
    return result;
  }
  return {
    rpc,
    relay,
    accounts,
    chain,
    async authSig({privateKey}) {
      // ethers and siwe take 0.5 s to load, and few samples need them.
      const {signAuthSig} = await import('lit-local-network/auth-sig');
      return signAuthSig(privateKey);
    },
    async mint(kind, contract, owner, amountOrId) {
      const code = await chain('eth_getCode', TOKENS[kind], 'latest');
      await chain('anvil_setCode', contract, code);
      const values = `${word(owner)}${word(BigInt(amountOrId))}`;
      const data = kind === 'erc1155' ? `${MINT_OF_ID}${values}${word(1n)}` : `${MINT}${values}`;
      await chain('eth_sendTransaction', {from: accounts[0]!.address, to: contract, data});
    },
    control: (command) => post(control, command),
    async token(kind, fields) {
      const {token} = await post<{token: string}>(`${relay}/tokens/${kind}`, fields);
      return token;
    },
  };
}
