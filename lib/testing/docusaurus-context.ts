/** Stands for @docusaurus/useDocusaurusContext in unit tests. */
export default function useDocusaurusContext() {
  return {siteConfig: {url: 'https://docs.example.org', baseUrl: '/'}};
}
