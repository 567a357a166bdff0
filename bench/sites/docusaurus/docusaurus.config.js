// The stock site: theme and docs as the classic preset sets them up. The preset itself would bring a search service, which
// no part of this comparison uses.
module.exports = {
  title: 'Lit Protocol',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  future: {v4: true, faster: true},
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/'}]],
};
