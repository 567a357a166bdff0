import type {Page} from '@playwright/test';

/** Sets the colour mode, and waits until all colours have changed. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  }, theme);
}
