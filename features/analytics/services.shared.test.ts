// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {startAnalytics, type AnalyticsSettings} from './services.shared';

/** What the page was given: addresses of scripts, and commands for Google's tags. */
function start(settings: AnalyticsSettings) {
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  const analytics = startAnalytics(settings);
  const scripts = append.mock.calls.map(([script]) => script as HTMLScriptElement);
  return {analytics, scripts, addresses: scripts.map(({src}) => src)};
}

/** What was queued. Google's tag takes no command that is an array, so those are marked. */
const commands = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) => {
    if (Array.isArray(entry)) {
      return {array: entry};
    }
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    return isCommand ? Array.from(entry as ArrayLike<unknown>) : entry;
  });

beforeEach(() => {
  delete window.dataLayer;
  document.title = 'Encryption | Lit Protocol';
  vi.restoreAllMocks();
});

describe('startAnalytics', () => {
  it('loads nothing when nothing is configured', () => {
    const {analytics, scripts} = start({});
    analytics.pageView('/v3/');
    expect(scripts).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('loads the Google tag, which leaves page views to the site', () => {
    const {addresses} = start({googleId: 'G-ABC'});
    expect(addresses).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC']);
    expect(commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC', {send_page_view: false, anonymize_ip: true}],
    ]);
  });

  it('tells Google of each page view', () => {
    const {analytics} = start({googleId: 'G-ABC'});
    analytics.pageView('/v3/?a=b#c');
    expect(commands().at(-1)).toEqual([
      'event',
      'page_view',
      {page_path: '/v3/?a=b#c', page_title: 'Encryption | Lit Protocol'},
    ]);
  });

  it('loads the tag manager', () => {
    const {analytics, addresses} = start({tagManagerId: 'GTM-ABC'});
    analytics.pageView('/v3/');
    expect(addresses).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC']);
    expect(commands()).toEqual([{'gtm.start': expect.any(Number) as number, event: 'gtm.js'}]);
  });

  it('loads Plausible with outbound links, for the domain', () => {
    const {scripts, addresses} = start({plausibleDomain: 'docs.example.org'});
    expect(addresses).toEqual(['https://plausible.io/js/script.outbound-links.js']);
    expect(scripts[0]!.dataset.domain).toBe('docs.example.org');
  });

  it('loads the script of the site', () => {
    expect(start({onLoadScript: 'https://host.example/onLoad.js'}).addresses).toEqual([
      'https://host.example/onLoad.js',
    ]);
  });

  it('loads all that is configured, without waiting for any', () => {
    const {scripts} = start({
      googleId: 'G-ABC',
      tagManagerId: 'GTM-ABC',
      plausibleDomain: 'docs.example.org',
      onLoadScript: '/onLoad.js',
    });
    expect(scripts.map(({async}) => async)).toEqual([true, true, true, true]);
  });
});
