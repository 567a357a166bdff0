import {Window} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {bannerScript} from './banner.client';

interface Page {
  /** Where the page was opened. */
  opened: string;
  /** The path in the page's canonical address. */
  canonical?: string;
  baseUrl?: string;
  title?: string;
  /** Whether the site's styles have come. */
  isStyled?: boolean;
}

/** Runs the script as a browser would, and returns the banner's lines. */
function bannerOn({opened, canonical, baseUrl = '/', title = 'Docs', isStyled}: Page): string[] {
  const window = new Window({url: `https://host.example${opened}`});
  const {document} = window;
  if (canonical !== undefined) {
    document.head.innerHTML = `<link rel="canonical" href="https://docs.example.org${canonical}">`;
  }
  // The script is text, as in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(
    'window',
    'document',
    'location',
    'HTMLLinkElement',
    bannerScript(baseUrl, title),
  ) as (...globals: unknown[]) => void;
  run(window, document, window.location, window.HTMLLinkElement);
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  document.head.append(styles);
  if (!isStyled) {
    styles.dispatchEvent(new window.Event('error'));
  }
  window.dispatchEvent(new window.Event('load'));
  return Array.from(
    document.querySelectorAll('#base-url-banner[role=alert] > p'),
    (line) => line.textContent,
  );
}

const suggestionOn = (page: Page): string | undefined =>
  bannerOn(page).at(-1)?.replace('We suggest trying: ', '');

describe('the banner', () => {
  it('says what is wrong, what is configured and what to try', () => {
    expect(bannerOn({opened: '/docs/v3/usecases', canonical: '/v3/usecases'})).toEqual([
      'Your Docs site did not load properly.',
      'A very common reason is a wrong site base URL.',
      'Current configured base URL: /',
      'We suggest trying: /docs/',
    ]);
  });

  it('does not show where the styles have come', () => {
    expect(bannerOn({opened: '/docs/', canonical: '/', isStyled: true})).toEqual([]);
  });

  it.each([
    ['the home page', {opened: '/docs/', canonical: '/'}, '/docs/'],
    ['the home page without its slash', {opened: '/docs', canonical: '/'}, '/docs/'],
    ['a deep base', {opened: '/a/b/v3/', canonical: '/v3/'}, '/a/b/'],
    ['a page of a host that adds a slash', {opened: '/docs/blog/', canonical: '/blog'}, '/docs/'],
    ['a file of a page', {opened: '/docs/blog.html', canonical: '/blog'}, '/docs/'],
    ['a file in a folder', {opened: '/docs/blog/index.html', canonical: '/blog'}, '/docs/'],
    ['the file of the home page', {opened: '/docs/index.html', canonical: '/'}, '/docs/'],
    [
      'a base that is configured and wrong',
      {opened: '/v3/usecases', canonical: '/docs/v3/usecases', baseUrl: '/docs/'},
      '/',
    ],
    [
      'the home page below a base that is wrong',
      {opened: '/', canonical: '/docs/', baseUrl: '/docs/'},
      '/',
    ],
    ['a page without a canonical address', {opened: '/docs/'}, '/docs/'],
    ['a page that is not its canonical one', {opened: '/docs/x', canonical: '/y'}, '/docs/x/'],
  ])('suggests a base URL on %s', (_what, page, suggestion) => {
    expect(suggestionOn(page)).toBe(suggestion);
  });

  it('shows any title as text', () => {
    const title = `</script><b>"it's"</b> \\ \u2028`;
    expect(bannerOn({opened: '/', title})[0]).toBe(`Your ${title} site did not load properly.`);
  });
});

it('is a script that no title and no base URL can leave', () => {
  const script = bannerScript('/</script>/', '</script><!--');
  expect(script).not.toContain('</');
  expect(script).not.toContain('<!--');
});
