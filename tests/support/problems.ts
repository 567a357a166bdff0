import type {Page} from '@playwright/test';

/**
 * Collects what goes wrong in a page from now on: errors and warnings in the console, uncaught
 * errors, and requests that fail.
 *
 * @returns a list that grows while the page is used
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
  return problems;
}
