import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

// React hydrates what was rendered for one address and has to find that address, or parts of the
// page differ. Two kinds of page are loaded at another one; this runs before React looks.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  if (document.querySelector('main[data-not-found]')) {
    // A host serves 404.html, rendered for /404.html, at any address without a page. The
    // not-found page puts the reader's address back; see src/theme/NotFound/Content.
    window.history.replaceState(
      {state: {asked: pathname + search + hash}},
      '',
      `${siteConfig.baseUrl}404.html`,
    );
  } else if (pathname.endsWith('.html')) {
    // A page by its file name: its canonical address is the route.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) {
      const route = new URL(canonical.href).pathname;
      window.history.replaceState(window.history.state, '', route + search + hash);
    }
  }
}
