import {expect, test} from '@playwright/test';
import {findAxeViolations} from '../support/axe';

// Tests of every page rely on this: axe audits each look once.

const PLAIN = '<h2>Part</h2><h3>Section</h3><p>Text with a <a href="/b">link</a>.</p><div></div>';

const html = (main: string): string =>
  `<!doctype html><html lang="en" class="docs-doc-id-${main.length}"><title>Page</title>
  <style>
    .pale, .pale p {color: #bbb}
    [data-theme=dark] .dark {background: #333}
  </style>
  <main><h1>Title</h1>${main}</main></html>`;

test('what looks like something before is left out, and what does not is looked at', async ({
  page,
}) => {
  const seen = new Set<number>();
  const violationsIn = async (main: string): Promise<string> => {
    await page.setContent(html(main));
    return (await findAxeViolations(page, 'html', seen)).join('\n');
  };
  expect(await violationsIn(PLAIN)).toBe('');
  expect(await violationsIn(`${PLAIN}<p>No link.</p>`)).toBe('');
  await expect(page.locator('[data-axe-new]')).toHaveCount(0);
  for (const [main, rule] of [
    ['<img src="data:,">', 'light, image-alt'],
    ['<p class="pale">A class</p>', 'light, color-contrast'],
    ['<div class="pale"><p>In another element</p></div>', 'light, color-contrast'],
    ['<p class="dark">In another mode</p>', 'dark, color-contrast'],
    ['<p tabindex="1">An attribute</p>', 'light, tabindex'],
    ['<p tabindex="2">Another value</p>', 'light, tabindex'],
    ['<p><a href="/b"></a></p>', 'light, link-name'],
    ['<h3>After another heading</h3>', 'light, heading-order'],
  ] as const) {
    expect(await violationsIn(main), main).toContain(rule);
  }
});
