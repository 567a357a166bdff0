import type {Page} from '@playwright/test';

/** Console messages that are no fault of the site. Empty, and best left so. */
const ALLOWED: readonly {text: RegExp; reason: string}[] = [];

/**
 * Collects what goes wrong in a page from now on: errors and warnings in the console, uncaught
 * errors, and requests that fail.
 *
 * @returns a list that grows while the page is used
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  const add = (problem: string): void => {
    if (!ALLOWED.some(({text}) => text.test(problem))) {
      problems.push(problem);
    }
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      add(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      add(`${response.status()} ${response.url()}`);
    }
  });
  return problems;
}
