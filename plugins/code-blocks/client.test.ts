import {Window} from 'happy-dom';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseFenceMeta} from '../shared/fence-meta';
import {codeFigure} from './figure';

const CODE = 'first();\nold(); // [!code --]\nnewer(); // [!code ++]';

let figure: string;

// Shiki cannot load in happy-dom's own environment, so the page is made around it.
beforeAll(async () => {
  figure = (await codeFigure(CODE, 'ts', parseFenceMeta('title="a.ts"'))).html;
  const window = new Window();
  vi.stubGlobal('window', window);
  for (const name of ['document', 'Element', 'navigator'] as const) {
    vi.stubGlobal(name, window[name]);
  }
  vi.stubGlobal('getSelection', () => window.getSelection());
  await import('./client');
});

beforeEach(() => {
  document.body.innerHTML = `<figure class="code">${figure}</figure>`;
  vi.useFakeTimers();
});

const button = (name: 'copy' | 'wrap'): HTMLButtonElement =>
  document.querySelector(`[data-code=${name}]`)!;

const status = (): string | null | undefined => document.getElementById('code-status')?.textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the copy button', () => {
  it('copies the code without the lines that a diff removes, and says so for two seconds', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    button('copy').click();
    await vi.waitFor(() => expect(button('copy').textContent).toBe('Copied a.ts'));
    expect(write).toHaveBeenCalledExactlyOnceWith('first();\nnewer(); ');
    expect(status()).toBe('Copied');
    vi.advanceTimersByTime(2000);
    expect(button('copy').textContent).toBe('Copy a.ts');
  });

  it('selects the code where nothing may be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    button('copy').click();
    await vi.waitFor(() => expect(button('copy').textContent).toBe('Selected a.ts'));
    expect(getSelection()?.toString()).toContain('newer();');
    expect(status()).toMatch(/^Selected\. Press/);
  });
});

describe('the wrap button', () => {
  it('wraps long lines and back, and says which', () => {
    const wrapped = () => document.querySelector('pre')?.classList.contains('wrapped');
    button('wrap').click();
    expect([wrapped(), button('wrap').getAttribute('aria-pressed')]).toEqual([true, 'true']);
    button('wrap').click();
    expect([wrapped(), button('wrap').getAttribute('aria-pressed')]).toEqual([false, 'false']);
  });
});

it('ignores clicks elsewhere', () => {
  const before = document.body.innerHTML;
  document.querySelector<HTMLElement>('figcaption')!.click();
  document.body.click();
  expect(document.body.innerHTML).toBe(before);
});
