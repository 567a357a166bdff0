import { openSession } from './app-session';
import { explain } from './explain';
import { loadNotes, readNote, writeNote, type Note } from './notes';
import { startSession } from './get-session';
import { signOut } from './sign-out';
import { currentAccount, hasApproved, type Wallet } from './wallet';

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const status = find('#status');
const form = find<HTMLFormElement>('#write');
const list = find('#notes');

let account: string | undefined; // whose notes are on the page

/** Shows the notes of one account, or of nobody. */
function show(next: string | undefined): void {
  account = next;
  find('#sign-in').hidden = next !== undefined;
  find('#sign-out').hidden = find('#notebook').hidden = next === undefined;
  form.reset();
  list.replaceChildren();
}

/**
 * Runs one task at a time and says how it ended. The task returns what is to be shown, which
 * is dropped if the account has changed meanwhile.
 */
async function run(what: string, task: () => Promise<() => string>): Promise<void> {
  const startedFor = account;
  const say = (ending: () => string) => {
    if (account === startedFor) status.textContent = ending();
  };
  const buttons = document.querySelectorAll<HTMLButtonElement>('button:not(#sign-out)');
  buttons.forEach((button) => (button.disabled = true));
  status.textContent = `${what} …`;
  try {
    say(await task());
  } catch (error) {
    say(() => explain(error));
  } finally {
    buttons.forEach((button) => (button.disabled = false));
  }
}

async function start(wallet: Wallet): Promise<void> {
  const session = openSession(wallet);

  function showNotes(owner: string): void {
    show(owner);
    list.append(...loadNotes(owner).map(itemOf));
  }

  function itemOf(note: Note, index: number): HTMLLIElement {
    const button = document.createElement('button');
    const text = document.createElement('p');
    button.textContent = `Read note ${index + 1}`;
    button.addEventListener('click', () => {
      void run('Asking the nodes', async () => {
        const decrypted = await readNote(note, await session.getSessionSigs());
        return () => {
          text.textContent = decrypted;
          return 'Decrypted.';
        };
      });
    });
    const item = document.createElement('li');
    item.append(button, text);
    return item;
  }

  find('#sign-in').addEventListener('click', () => {
    void run('Asking your wallet', async () => {
      await startSession(wallet);
      const owner = await currentAccount(wallet);
      if (!owner || !hasApproved(owner)) {
        throw new Error('The wallet switched to another account. Sign in again.');
      }
      return () => {
        showNotes(owner);
        return `Signed in as ${owner}.`;
      };
    });
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const owner = account;
    const text = new FormData(form).get('text') as string;
    if (!owner) return;
    void run('Encrypting', async () => {
      await writeNote(owner, text);
      return () => {
        showNotes(owner);
        return 'Encrypted and kept in this browser.';
      };
    });
  });

  find('#sign-out').addEventListener('click', () => {
    signOut(session);
    show(undefined);
    status.textContent = 'Signed out.';
  });

  wallet.on('accountsChanged', () => {
    if (!account) return; // the wallet was only connected
    signOut(session);
    show(undefined);
    status.textContent =
      'The wallet switched to another account. Sign in to see its notes.';
  });

  // After a reload, and not for an account that was switched meanwhile.
  const owner = await currentAccount(wallet);
  if (owner && hasApproved(owner)) {
    showNotes(owner);
    status.textContent = `Signed in as ${owner}.`;
  }
}

if (window.ethereum) {
  start(window.ethereum).catch(
    (error: unknown) => (status.textContent = explain(error)),
  );
} else {
  status.textContent = 'Install a wallet for EVM chains, such as MetaMask, and reload.';
}
