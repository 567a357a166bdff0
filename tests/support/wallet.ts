import type {Page} from '@playwright/test';

interface WalletError {
  code: number;
  message: string;
}

/** Puts a wallet into the page that answers requests for networks, with an error if there is one. */
export async function installWallet(page: Page, error: WalletError | null = null): Promise<void> {
  await page.addInitScript((failure) => {
    const asked: unknown[] = [];
    Object.assign(window, {
      asked,
      ethereum: {
        request: (call: {method: string}) => {
          asked.push(call);
          if (call.method === 'eth_chainId') {
            return Promise.resolve('0x1');
          }
          // A wallet rejects with plain objects as well as with errors.
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
          return failure ? Promise.reject(failure) : Promise.resolve(null);
        },
      },
    });
  }, error);
}
