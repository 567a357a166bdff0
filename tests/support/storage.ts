import type {Page} from '@playwright/test';

/**
 * Keys of what the site remembers in the reader's browser. Changing one forgets every choice.
 * The suffix is the site's own: Docusaurus makes it from the site's address and base URL.
 */
export const STORAGE_KEYS = {
  colourMode: 'theme-79b',
  docsVersion: 'docs-preferred-version-default-79b',
  runtimeTab: 'docusaurus.tab.runtime-79b',
} as const;

/** The clipboard's text. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The stored value of a key; null if there is none. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
