// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest';
import {startAnalytics} from './services.shared';

const pageView = vi.hoisted(() => vi.fn());
vi.mock('./services.shared', () => ({startAnalytics: vi.fn(() => ({pageView}))}));

/** Runs the script as a page does, for a reader with these signals. */
async function load(signals: {globalPrivacyControl?: boolean; doNotTrack?: string | null} = {}) {
  for (const [name, value] of Object.entries({
    globalPrivacyControl: undefined,
    doNotTrack: null,
    ...signals,
  })) {
    Object.defineProperty(navigator, name, {value, configurable: true});
  }
  vi.resetModules();
  await import('./first-page.client');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  vi.clearAllMocks();
  delete window.analytics;
  vi.stubGlobal('ANALYTICS_SETTINGS', '{"googleId":"G-ABC"}');
});

it('starts with the settings of the page, and tells of it', async () => {
  history.replaceState(null, '', '/v3/?a=b#c');
  await load();
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith({googleId: 'G-ABC'});
  expect(pageView).toHaveBeenCalledExactlyOnceWith('/v3/?a=b#c');
});

it.each([
  ['Global Privacy Control', {globalPrivacyControl: true}],
  ['Do Not Track', {doNotTrack: '1'}],
])('does not measure readers who send %s', async (_signal, signals) => {
  await load(signals);
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(window.analytics).toBeUndefined();
});

it('measures readers who decline Do Not Track', async () => {
  await load({globalPrivacyControl: false, doNotTrack: '0'});
  expect(window.analytics).toBeDefined();
});
