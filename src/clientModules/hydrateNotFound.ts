import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

// A host serves 404.html at any address without a page. It was rendered for /404.html, so React
// has to find that address when it hydrates, or parts of the shell (the version in the navbar)
// differ. The not-found page puts the reader's address back; see src/theme/NotFound/Content.
if (ExecutionEnvironment.canUseDOM && document.querySelector('main[data-not-found]')) {
  const {pathname, search, hash} = window.location;
  window.history.replaceState(
    {state: {asked: pathname + search + hash}},
    '',
    `${siteConfig.baseUrl}404.html`,
  );
}
