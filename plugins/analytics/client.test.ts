// @vitest-environment happy-dom
import type {ClientModule} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';
import {startAnalytics} from './services';
import {SETTINGS_ELEMENT_ID} from './settings';

const pageView = vi.hoisted(() => vi.fn());
vi.mock('./services', () => ({startAnalytics: vi.fn(() => ({pageView}))}));

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type Location = Update['location'];

const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash}) as Location;

/** Loads the module as a page does, for a reader with these signals. */
async function load(signals: {globalPrivacyControl?: boolean; doNotTrack?: string | null} = {}) {
  for (const [name, value] of Object.entries({
    globalPrivacyControl: undefined,
    doNotTrack: null,
    ...signals,
  })) {
    Object.defineProperty(navigator, name, {value, configurable: true});
  }
  vi.resetModules();
  const {default: client} = await import('./client');
  return (location: Location, previousLocation: Location | null = null) =>
    client.onRouteDidUpdate!({location, previousLocation});
}

beforeEach(() => {
  vi.clearAllMocks();
  document.head.innerHTML = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">{"googleId":"G-ABC"}</script>`;
});

it('starts with the settings of the page, and tells of the first page', async () => {
  const visit = await load();
  visit(at('/v3/', '?a=b', '#c'));
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith({googleId: 'G-ABC'});
  await vi.waitFor(() => expect(pageView).toHaveBeenCalledExactlyOnceWith('/v3/?a=b#c'));
});

it('tells of another page, and not of another place in the page', async () => {
  const visit = await load();
  visit(at('/v3/', '', '#install'), at('/v3/'));
  expect(pageView).not.toHaveBeenCalled();
  visit(at('/v2/'), at('/v3/'));
  await vi.waitFor(() => expect(pageView).toHaveBeenCalledExactlyOnceWith('/v2/'));
});

it.each([
  ['Global Privacy Control', {globalPrivacyControl: true}],
  ['Do Not Track', {doNotTrack: '1'}],
])('does not measure readers who send %s', async (_signal, signals) => {
  const visit = await load(signals);
  visit(at('/v3/'));
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(pageView).not.toHaveBeenCalled();
});

it('measures readers who decline Do Not Track', async () => {
  await load({globalPrivacyControl: false, doNotTrack: '0'});
  expect(startAnalytics).toHaveBeenCalledOnce();
});
