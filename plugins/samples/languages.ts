const SCRIPTS: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Whether the TypeScript compiler checks a language. */
export function isScript(language: string): boolean {
  return SCRIPTS.has(language);
}

/** Whether anything checks a language. The others are shown as they are. */
export function isChecked(language: string): boolean {
  return isScript(language) || ['json', 'bash', 'solidity'].includes(language);
}
