import {LitNodeClient} from '@lit-protocol/lit-node-client';
import {contractAddress} from './config';
import {explain} from './explain';
import {Lit} from './lit';
import {mintToken, newestTokens, openContract, readDescription, type Token} from './nft';
import {connectWallet, signIn} from './wallet';

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const status = find('#status');
const form = find<HTMLFormElement>('#mint');
const list = find('#tokens');

const nodes = new LitNodeClient({
  litNetwork: 'jalapeno',
  alertWhenUnauthorized: false,
  debug: false,
});
const lit = new Lit(nodes, async () => signIn(await connectWallet()));

let switches = 0;
const {ethereum} = window as {ethereum?: {on?(event: string, listener: () => void): void}};
ethereum?.on?.('accountsChanged', () => {
  switches += 1; // what the last account has read is not for the next one
  list.querySelectorAll('p').forEach((description) => (description.textContent = ''));
});

/** The account that the wallet shows now. */
async function session() {
  const signer = (await connectWallet()).getSigner();
  return {nft: openContract(contractAddress, signer), account: await signer.getAddress()};
}

/** Runs one task at a time, and says how it ended. */
async function run(what: string, task: () => Promise<string>): Promise<void> {
  const buttons = document.querySelectorAll('button');
  buttons.forEach((button) => (button.disabled = true));
  status.textContent = `${what} …`;
  try {
    status.textContent = await task();
  } catch (error) {
    status.textContent = explain(error);
  } finally {
    document.querySelectorAll('button').forEach((button) => (button.disabled = false));
  }
}

async function showTokens(): Promise<void> {
  const {nft} = await session();
  list.replaceChildren(...(await newestTokens(nft)).map(itemOf));
}

function itemOf({tokenId, name, image}: Token): HTMLLIElement {
  const picture = Object.assign(document.createElement('img'), {src: image, alt: '', width: 160});
  const button = Object.assign(document.createElement('button'), {textContent: `Read ${name}`});
  const description = document.createElement('p');
  button.addEventListener('click', () => {
    description.textContent = '';
    void run('Asking the nodes for the key', async () => {
      const {nft, account} = await session();
      const before = switches;
      const text = await readDescription(nft, lit, account, tokenId);
      if (switches !== before) throw new Error('The account has changed. Press Read again.');
      description.textContent = text;
      return 'Decrypted.';
    });
  });
  const item = document.createElement('li');
  item.append(picture, button, description);
  return item;
}

find('#connect').addEventListener('click', () => {
  void run('Connecting', async () => {
    const {account} = await session();
    await showTokens();
    return `Connected as ${account}.`;
  });
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run('Encrypting and minting', async () => {
    const data = new FormData(form);
    const field = (name: string) => data.get(name) as string;
    const {nft, account} = await session();
    const tokenId = await mintToken(nft, lit, account, {
      name: field('name'),
      image: field('image'),
      description: field('description'),
    });
    form.reset();
    await showTokens().catch(() => undefined); // without the list, too, the token is minted
    return `Minted token ${tokenId}.`;
  });
});
