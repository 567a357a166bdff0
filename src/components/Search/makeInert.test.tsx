import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeInertAround} from './makeInert';

const paragraphs = (count: number): string => '<p>text</p>'.repeat(count);

beforeEach(() => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'cancelAnimationFrame']});
  document.body.innerHTML = `
    <nav>${paragraphs(20)}</nav>
    <main><article>${paragraphs(500)}</article><aside inert></aside></main>
    <div id="layer">${paragraphs(3)}</div>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const layer = (): Element => document.querySelector('#layer')!;
const inert = (): number => document.querySelectorAll('[inert], [inert] *').length;

describe('everything around a layer', () => {
  it('becomes inert, the largest parts whole', () => {
    makeInertAround(layer());
    vi.runAllTimers();
    for (const selector of ['nav', 'main', 'article']) {
      expect(document.querySelector(selector)).toHaveProperty('inert', true);
    }
    expect(layer().closest('[inert]')).toBeNull();
    expect(layer().querySelector('[inert]')).toBeNull();
  });

  it('does so over several frames, none with much of it', () => {
    makeInertAround(layer());
    let before = inert();
    let frames = 0;
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextFrame();
      expect(inert() - before).toBeLessThanOrEqual(200);
      before = inert();
      frames += 1;
    }
    expect(frames).toBe(4);
  });

  it('comes back at once, but for what was inert before', () => {
    const bringBack = makeInertAround(layer());
    vi.runAllTimers();
    bringBack();
    expect([...document.querySelectorAll('[inert]')]).toEqual([document.querySelector('aside')]);
  });

  it('comes back, too, when not all of it was inert yet', () => {
    const bringBack = makeInertAround(layer());
    vi.advanceTimersToNextFrame();
    expect(inert()).toBe(1);
    vi.advanceTimersToNextFrame();
    expect(inert()).toBeGreaterThan(1);
    bringBack();
    vi.runAllTimers();
    expect(inert()).toBe(1);
  });
});
