import type {Page} from '@playwright/test';

/** Sets the colour mode, and waits until all colours have changed. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // An inherited colour starts on its way when that of the parent has arrived.
    for (
      let animations = document.getAnimations();
      animations.length > 0;
      animations = document.getAnimations()
    ) {
      await Promise.allSettled(animations.map(({finished}) => finished));
    }
  }, theme);
}

/** Adds styles to a page, in the way that its policy allows. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Shows what has no styles and no size of its own while it is out of sight. */
export const showAll = (page: Page): Promise<void> =>
  addStyle(page, ':not([hidden]) {content-visibility: visible !important}');
