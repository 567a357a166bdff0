/** The languages of code fences, with the name a reader sees where a block has no title. */
export const LANGUAGES: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  json: 'JSON',
  bash: 'Shell',
  solidity: 'Solidity',
  html: 'HTML',
  css: 'CSS',
  yaml: 'YAML',
  diff: 'Diff',
  mdx: 'MDX',
  text: 'Text',
};

/** Every language that a fence may name: what is highlighted, and what another plugin draws. */
export const FENCE_LANGUAGES: readonly string[] = [...Object.keys(LANGUAGES), 'sequence'];
