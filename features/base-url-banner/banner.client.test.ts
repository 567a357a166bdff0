import {Window} from 'happy-dom';
import {expect, it} from 'vitest';
import {bannerScript} from './plugin';

interface Page {
  /** The path at which the page was opened. */
  opened: string;
  /** The path in the page's canonical address. */
  canonical?: string;
  baseUrl?: string;
  title?: string;
  isStyled?: boolean;
  isNotFound?: boolean;
}

/** Runs the script as a browser would, and returns the banner's lines. */
function bannerOn({opened, canonical, baseUrl = '/', title = 'Docs', ...page}: Page): string[] {
  const window = new Window({url: `https://host.example${opened}`});
  const {document} = window;
  if (canonical !== undefined) {
    document.head.innerHTML = `<link rel="canonical" href="https://docs.example.org${canonical}">`;
  }
  document.body.innerHTML = page.isNotFound ? '<main data-not-found></main>' : '';
  const names = ['window', 'document', 'location'] as const;
  // The script is text, as in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(...names, bannerScript(baseUrl, title)) as (...all: unknown[]) => void;
  run(...names.map((name) => window[name]));
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  document.head.append(styles);
  if (!page.isStyled) {
    styles.dispatchEvent(new window.Event('error'));
  }
  window.dispatchEvent(new window.Event('load'));
  const lines = document.querySelectorAll('#base-url-banner[role=alert] > p');
  return Array.from(lines, (line) => line.textContent);
}

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
  ['a wrong base', {opened: '/v3/a', canonical: '/docs/v3/a', baseUrl: '/docs/'}, '/'],
  ['the home page of a wrong base', {opened: '/', canonical: '/docs/', baseUrl: '/docs/'}, '/'],
  ['a page without a canonical address', {opened: '/docs/'}, '/docs/'],
  ['a page that is not its canonical one', {opened: '/docs/x', canonical: '/y'}, '/docs/x/'],
  ['the not-found page', {opened: '/docs/x/y', isNotFound: true}, '/docs/'],
])('suggests a base URL on %s', (_what, page, suggested) => {
  expect(bannerOn(page).at(-1)).toBe(`We suggest trying: ${suggested}`);
});

it('shows any title as text, which cannot leave the script', () => {
  const title = `</script><!--<b>"it's"</b> \\ \u2028`;
  expect(bannerOn({opened: '/', title})[0]).toBe(`Your ${title} site did not load properly.`);
  expect(bannerScript('/', title)).not.toMatch(/<\/script|<!--/);
});
