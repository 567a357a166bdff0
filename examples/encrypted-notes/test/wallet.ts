import { ethers } from 'ethers';
import type { Page } from 'playwright-core';

type Prompt = 'connect' | 'sign';

/** Stands in for a wallet in the browser (EIP-1193). Its signatures are real. */
export class StandInWallet {
  /** What the user was asked, in order. */
  readonly prompts: Prompt[] = [];
  /** The next prompt of this kind is declined. */
  declines: Prompt | undefined;
  private connected = false;
  private page: Page | undefined;

  constructor(private current: ethers.Wallet) {}

  /** Gives each document of the page this wallet as `window.ethereum`. */
  async inject(page: Page): Promise<void> {
    this.page = page;
    await page.exposeFunction('askWallet', (method: string, params: string[]) =>
      this.answer(method, params).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      ),
    );
    await page.addInitScript({ path: 'test/window-ethereum.js' });
  }

  /** The user chooses another account, with the page open or closed. */
  async switchTo(account: ethers.Wallet): Promise<void> {
    this.current = account;
    await this.emitAccounts();
  }

  private async answer(method: string, params: string[]): Promise<unknown> {
    switch (method) {
      case 'eth_chainId':
        return '0x1';
      case 'eth_accounts':
        return this.accounts;
      case 'eth_requestAccounts':
        if (!this.connected) {
          this.ask('connect');
          this.connected = true;
          await this.emitAccounts(); // as MetaMask does
        }
        return this.accounts;
      case 'personal_sign':
        this.ask('sign');
        return this.current.signMessage(ethers.utils.arrayify(params[0]!));
      default:
        throw { code: 4200, message: `The stand-in does not know ${method}.` };
    }
  }

  private get accounts(): string[] {
    return this.connected ? [this.current.address.toLowerCase()] : [];
  }

  private ask(prompt: Prompt): void {
    this.prompts.push(prompt);
    if (this.declines !== prompt) return;
    this.declines = undefined;
    throw { code: 4001, message: 'User rejected the request.' };
  }

  private async emitAccounts(): Promise<void> {
    const event = JSON.stringify(this.accounts);
    await this.page?.evaluate(`window.ethereum?.emit('accountsChanged', ${event})`);
  }
}
