import {Window} from 'happy-dom';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {toHtml} from 'hast-util-to-html';
import {copyButton} from '../../lib/node/copy-button';
import {componentsOf, fencePage} from '../../lib/testing/fence-page';
import highlightCode from './rehype';

const CODE = 'first();\nold(); // [!code --]\nnewer(); // [!code ++]';

let figure: unknown;
let onRouteDidUpdate: () => void;
let resized: () => void;

class FakeResizeObserver {
  constructor(callback: (entries: {target: Element}[]) => void) {
    resized = () => callback([{target: document.querySelector('pre > code')!}]);
  }
  observe(): void {}
  disconnect(): void {}
}

// Shiki cannot load in happy-dom's own environment, so the page is made around it.
beforeAll(async () => {
  const {tree, file} = fencePage({language: 'ts', meta: 'title="a.ts"', code: CODE});
  await highlightCode()(tree, file);
  figure = componentsOf(tree)[0]!.html;
  const window = new Window();
  vi.stubGlobal('window', window);
  for (const name of ['document', 'Element', 'navigator'] as const) {
    vi.stubGlobal(name, window[name]);
  }
  vi.stubGlobal('getSelection', () => window.getSelection());
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  ({onRouteDidUpdate} = await import('./code-blocks.client'));
});

beforeEach(() => {
  document.body.innerHTML = `<figure class="code">${String(figure)}</figure>`;
  vi.useFakeTimers();
});

const button = (name: 'copy' | 'wrap'): HTMLButtonElement =>
  document.querySelector(`[data-code=${name}]`)!;

const nameOf = (name: 'copy' | 'wrap') => button(name).getAttribute('aria-label');

const status = (): string | null | undefined => document.getElementById('code-status')?.textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the copy button', () => {
  it('copies the code without the lines that a diff removes, and says so for a moment', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    button('copy').click();
    await vi.waitFor(() => expect(nameOf('copy')).toBe('Copied'));
    expect(button('copy').innerHTML).toContain('#icon-check');
    expect(write).toHaveBeenCalledWith('first();\nnewer(); ');
    expect(status()).toBe('Copied');
    button('copy').click();
    await vi.advanceTimersByTimeAsync(1500);
    expect(nameOf('copy')).toBe('Copy a.ts');
    expect(button('copy').innerHTML).toContain('#icon-copy');
  });

  it('selects the code where nothing may be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    button('copy').click();
    await vi.waitFor(() => expect(nameOf('copy')).toBe('Selected'));
    expect(getSelection()?.toString()).toContain('newer();');
    expect(status()).toMatch(/^Selected\. Press/);
  });
});

it('copies the code of the cell or line that a button stands in', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  document.body.innerHTML = `<table><tr><td><code>0xAb</code><span>${toHtml(copyButton('Copy'))}</span></td></tr></table>`;
  button('copy').click();
  await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('0xAb'));
});

// That it wraps, and that long blocks unfold: tests/browser/code-blocks.spec.ts.
describe('the wrap button', () => {
  /** Has the line be as long as this, and in sight or not. */
  function fit(isLong: boolean, isInSight = true): HTMLElement {
    const pre = document.querySelector('pre')!;
    pre.querySelector('.line')!.checkVisibility = () => isInSight;
    Object.defineProperty(pre, 'scrollWidth', {value: Number(isLong), configurable: true});
    onRouteDidUpdate();
    resized();
    return pre;
  }

  it('is made where a line is too long, and so is a stop of the Tab key', () => {
    // Out of sight, code may be too long.
    const pre = fit(false, false);
    expect([button('wrap'), pre.tabIndex]).toEqual([null, 0]);
    fit(false);
    expect([button('wrap'), pre.tabIndex]).toEqual([null, -1]);
    fit(true);
    expect([button('wrap').hidden, pre.tabIndex]).toEqual([false, 0]);
    fit(false);
    expect([button('wrap').hidden, pre.tabIndex]).toEqual([true, -1]);
  });
});
