import type {Account} from '../chain/chain';
import type {TestWallet} from '../services/wallet';

/** Methods that a wallet asks its user about. */
const ASKS = /^(?:eth_requestAccounts|personal_sign|eth_sign|eth_sendTransaction|wallet_)/;

/** A message as its signer reads it. */
function readable(params: readonly unknown[]): string {
  return params
    .map((param) => {
      const isHex = typeof param === 'string' && /^0x(?:[\da-f]{2}){21,}$/i.test(param);
      if (!isHex) return typeof param === 'string' ? param : JSON.stringify(param, null, 2);
      const bytes = param
        .slice(2)
        .match(/../g)!
        .map((pair) => parseInt(pair, 16));
      return new TextDecoder().decode(Uint8Array.from(bytes));
    })
    .join('\n');
}

/** Makes a wallet ask in the page, with buttons that approve and refuse, and a choice of the account. */
export function askFirst(wallet: TestWallet, accounts: readonly Account[]): TestWallet {
  let asked: Promise<unknown> = Promise.resolve();
  const ask = async (method: string, params: readonly unknown[]) => {
    const dialog = document.createElement('dialog');
    const account = accounts.map(
      ({address}, index) => `<option value="${index}">${address}</option>`,
    );
    dialog.innerHTML = `<form method="dialog"><p><strong></strong></p><pre></pre>
      <p><select aria-label="Account"><option value="">the account so far</option>${account.join('')}</select></p>
      <button value="approve">Approve</button> <button value="refuse">Refuse</button></form>`;
    dialog.querySelector('strong')!.textContent = `Local wallet: ${method}`;
    dialog.querySelector('pre')!.textContent = readable(params);
    dialog.querySelector('pre')!.style.whiteSpace = 'pre-wrap';
    document.body.append(dialog);
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener('close', resolve));
    const {value} = dialog.querySelector('select')!;
    dialog.remove();
    if (value !== '') wallet.selectAccount(Number(value));
    wallet.refuse(dialog.returnValue !== 'approve');
  };
  const request: TestWallet['request'] = async (call) => {
    if (!ASKS.test(call.method)) return wallet.request(call);
    // One question at a time.
    const answer = asked.then(async () => {
      await ask(call.method, call.params ?? []);
      return wallet.request(call);
    });
    asked = answer.catch(() => undefined);
    return answer;
  };
  const send = (method: string, params?: readonly unknown[]) => request({method, params});
  const enable = () => send('eth_requestAccounts');
  return Object.assign(Object.create(wallet) as TestWallet, {request, send, enable});
}
