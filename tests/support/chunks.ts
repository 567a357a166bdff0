import type {Page, Route} from '@playwright/test';
import {intercept} from './intercept';

const SCRIPTS = '**/assets/js/*.js';

/**
 * Keeps back every script that the page asks for from now on, until released: a slow network
 * whose slowness the test decides.
 *
 * @returns a function that lets all of them through
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let isReleased = false;
  const held: Route[] = [];
  await intercept(page, SCRIPTS, async (route) => {
    if (isReleased) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Lets every script that is asked for from now on fail, except those that `isSpared` names. */
export async function failScripts(
  page: Page,
  isSpared: (name: string) => boolean = () => false,
): Promise<void> {
  await intercept(page, SCRIPTS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    return isSpared(name) ? route.continue() : route.abort();
  });
}
