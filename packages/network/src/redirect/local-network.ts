/** Addresses and accounts that set-up code needs. */
interface Network {
  rpc: string;
  relay: string;
  control: string;
  accounts: readonly {address: string; privateKey: string}[];
}

type Token = 'erc20' | 'erc721' | 'erc1155';

/**
 * Arranges what a program finds on a local network: the global `localNetwork` of set-up code, which `exec` loads before a
 * program. The sample checker of the docs declares it.
 */
export function localNetworkOf({rpc, relay, control, accounts}: Network) {
  // The SDK replaces the global one.
  const {fetch} = globalThis;
  async function post<Answer>(url: string, body: unknown): Promise<Answer> {
    const headers = {'content-type': 'application/json'};
    const response = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
    const answer = (await response.json()) as Answer & {error?: string | {message: string}};
    if (answer.error) {
      throw new Error(typeof answer.error === 'string' ? answer.error : answer.error.message);
    }
    return answer;
  }
  return {
    rpc,
    relay,
    accounts,
    control: (command: object) => post(control, command),
    authSig: ({privateKey}: {privateKey: string}) => post(control, {authSig: privateKey}),
    mint: async (give: Token, contract: string, to: string, amountOrId: number | bigint) => {
      const [amount, id] = give === 'erc20' ? [amountOrId, 1] : [1, amountOrId];
      await post(control, {give, contract, to, amount: String(amount), id: String(id)});
    },
    async chain(method: string, ...params: readonly unknown[]): Promise<unknown> {
      const {result} = await post<{result: unknown}>(rpc, {jsonrpc: '2.0', id: 1, method, params});
      return result;
    },
    async token(kind: string, fields: object): Promise<string> {
      return (await post<{token: string}>(`${relay}/tokens/${kind}`, fields)).token;
    },
  };
}
