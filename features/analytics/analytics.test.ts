// @vitest-environment happy-dom
import type {ClientModule} from '@docusaurus/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {readEnvironment} from '../../lib/node/environment';
import client from './analytics.client';
import {SERVICES, startAnalytics} from './services.shared';

const ALL = {
  ANALYTICS_GOOGLE_ID: 'G-ABC',
  ANALYTICS_TAG_MANAGER_ID: 'GTM-ABC',
  ANALYTICS_PLAUSIBLE_DOMAIN: 'docs.example.org',
  ANALYTICS_ON_LOAD_SCRIPT: 'on',
};

/** Starts services. @returns the scripts that the page gets, and their addresses */
function start(settings: Partial<typeof ALL>) {
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  const tell = startAnalytics(settings, '/docs/');
  const scripts = append.mock.calls.map(([script]) => script as HTMLScriptElement);
  return {tell, scripts, addresses: scripts.map(({src}) => new URL(src, location.href).href)};
}

/** The queued commands. Google's tag ignores arrays, so those are marked. */
const commands = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) => {
    if (Array.isArray(entry)) {
      return {array: entry};
    }
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    return isCommand ? Array.from(entry as ArrayLike<unknown>) : entry;
  });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.dataLayer;
  delete window.tellPageView;
  document.title = 'Encryption | Lit Protocol';
  history.replaceState(null, '', '/docs/v3/?a=b#c');
});

describe('services', () => {
  it('are read from the environment, and each is named with what it expects', () => {
    expect(readEnvironment(ALL, SERVICES)).toEqual(ALL);
    for (const [name, {expected}] of Object.entries(SERVICES)) {
      expect(() => readEnvironment({[name]: 'oh no'}, SERVICES)).toThrow(
        `environment: ${name} is "oh no", expected ${expected}`,
      );
    }
  });

  it('load a script each, that of the site included, without waiting for any', () => {
    const {scripts, addresses} = start(ALL);
    expect(addresses).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-ABC',
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
      'https://plausible.io/js/script.outbound-links.js',
      'http://localhost:3000/docs/onLoad.js',
    ]);
    expect(scripts.map(({async}) => async)).toEqual([true, true, true, true]);
    expect(scripts[2]!.dataset.domain).toBe('docs.example.org');
  });

  it('may load what they load, by the policy that each brings', () => {
    const {addresses} = start(ALL);
    Object.values(SERVICES).forEach(({policy}, index) => {
      const {host} = new URL(addresses[index]!);
      const allowed = 'script-src' in policy ? policy['script-src'] : ['http://localhost:3000'];
      const hosts = allowed.map((source) => source.replace(/^https?:\/\/(?:\*\.)?/, ''));
      expect(
        hosts.some((each) => host.endsWith(each)),
        host,
      ).toBe(true);
    });
  });

  it('of Google leave page views to the site', () => {
    const {tell} = start({ANALYTICS_GOOGLE_ID: 'G-ABC', ANALYTICS_TAG_MANAGER_ID: 'GTM-ABC'});
    tell('/v3/?a=b#c');
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC', {send_page_view: false, anonymize_ip: true}],
      {'gtm.start': expect.any(Number) as number, event: 'gtm.js'},
      ['event', 'page_view', {page_path: '/v3/?a=b#c', page_title: 'Encryption | Lit Protocol'}],
    ]);
  });
});

describe('the first page', () => {
  async function load(signals: {globalPrivacyControl?: boolean; doNotTrack?: string}) {
    vi.stubGlobal('navigator', signals);
    vi.stubGlobal('ANALYTICS_SETTINGS', JSON.stringify({ANALYTICS_GOOGLE_ID: 'G-ABC'}));
    vi.stubGlobal('BASE_URL', '/docs/');
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    vi.resetModules();
    await import('./first-page.client');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return append;
  }

  it.each([{}, {globalPrivacyControl: false, doNotTrack: '0'}])(
    'is told of for readers with %j',
    async (signals) => {
      await load(signals);
      expect(commands().at(-1)).toMatchObject([
        'event',
        'page_view',
        {page_path: '/docs/v3/?a=b#c'},
      ]);
    },
  );

  it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
    'loads nothing for readers with %j',
    async (signals) => {
      expect(await load(signals)).not.toHaveBeenCalled();
      expect(window.tellPageView).toBeUndefined();
    },
  );
});

describe('later pages', () => {
  type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];
  const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash}) as Location;
  const visit = (location: Location, previousLocation: Location | null): void =>
    client.onRouteDidUpdate({location, previousLocation});

  it('are told of, and not the first one or another place in a page', async () => {
    const tell = vi.fn();
    window.tellPageView = tell;
    visit(at('/v3/'), null);
    visit(at('/v3/', '', '#install'), at('/v3/'));
    visit(at('/v2/', '?a=b', '#c'), at('/v3/'));
    await expect.poll(() => tell.mock.calls).toEqual([['/v2/?a=b#c']]);
  });

  it('are not told of for readers who are not measured', () => {
    expect(() => visit(at('/v2/'), at('/v3/'))).not.toThrow();
  });
});
